/** Whether the seed that was shown is the one that was sealed: null until it is known. */
import type { TableView } from "../wire/messages";
import { proves } from "./fairness";

/** To be made while a component is made. */
export function proofOf(table: () => TableView): { readonly holds: boolean | null } {
  let holds = $state<boolean | null>(null);
  $effect(() => {
    const { commitment, reveal } = table();
    holds = null;
    if (commitment && reveal) void proves(commitment, reveal.seed, reveal.nonce).then((found) => (holds = found));
  });
  return {
    get holds() {
      return holds;
    },
  };
}
