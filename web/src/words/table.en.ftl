# What is said at the table while one chooses and while things happen.

# An option asks once more, in place of its name.
web-sure-deadly = It fills the bar: you fall. Sure?
web-sure-unseen = Nobody has seen it. Go in?
web-sure-actions = Actions left over are lost. Sure?

# Signs on options.
web-fact-deadly = deadly
web-fact-free = free
web-fact-mean = about { $n }

# A node as it is lettered on the board, in place of its row and column.
souls-node = { $col ->
    [1] A{ $row }
    [2] B{ $row }
    [3] C{ $row }
    [4] D{ $row }
    [5] E{ $row }
    [6] F{ $row }
   *[other] G{ $row }
}
