"""What is asked, chapter by chapter: what is offered, in which words, how it is answered."""
