"""What players need: a chair, company, and refusals that say what to do."""
