"""Questions and their answers: picks, menus and forms, the fields of a form, and how a text is read."""
