"""What a seat may expect of the contests to come."""
