# Les conseils chiffrés.

table-line-hinted = { $who } demande un conseil. La partie porte désormais une marque.
table-line-hints = { $allowed ->
    [true] { $who } autorise les conseils.
   *[other] { $who } interdit les conseils.
}
table-refused-hints-off = L’hôte de cette table a interdit les conseils.
table-refused-nothing-chosen = Rien n’a encore été choisi à la place { $seat }.
