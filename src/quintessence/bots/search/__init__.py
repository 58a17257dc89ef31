"""The bot `search`: it weighs positions by fitted weights and looks ahead through its turn and the replies to it."""
