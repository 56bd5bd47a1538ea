# What companions say about how they think.

companion-why-better = { $choice } wins { $chance } times in 100, { $other } { $less }.
companion-why-equal = As good as each other: { $options } (won { $chance } times in 100).
companion-why-many = { $count } choices are about as good (won { $chance } times in 100).
companion-why-lost = Whatever is chosen here, this is all but lost.
companion-why-won = Whatever is chosen here, this is all but won.
