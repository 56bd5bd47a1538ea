# Le guide de la première partie.

terminal-guide-says = Guide : { $title }. { $text }
terminal-guide-more = Ce n’est pas tout : g lit la suite.
terminal-guide-waits = Le guide n’a rien à dire de ce moment ; il reprendra dès qu’il y aura du nouveau.
terminal-guide-comes = Le guide est là ; il parlera dès qu’il y aura du nouveau.
terminal-guide-left = Le guide s’en va ; g le rappelle.
terminal-guide-none = Ce jeu n’a pas de guide.
terminal-guide-keys = [g compris · ? sa règle · G sans guide]
terminal-help-guide = lire la suite du guide, ou l’appeler ; G pour s’en passer
terminal-plain-help-guide = g ou guide : appeler le guide de la première partie, ou l’entendre encore ; g! s’en passe.
terminal-guide-keys-bare = [g compris · G sans guide]
