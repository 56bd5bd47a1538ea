# Looking at a pack while it is written.

web-preview = Preview of { $pack }
web-preview-card = Card
web-preview-edition = { $n ->
    [0] not read yet
   *[other] as saved, edition { $n }
}
web-preview-problems = { $n ->
    [one] One mistake in the files; the table shows the pack as it was before.
   *[other] { $n } mistakes in the files; the table shows the pack as it was before.
}
