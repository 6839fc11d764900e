"""What players need: a chair, company, and a report of how they fared."""
