package games.kumite.kungfu.content;

/** What the book leaves to the players to say of a profile (KF-RUL-48). */
public enum Mark { GOOD, CRIMINAL, DEMON, VAMPIRE, ROBOT, BLADED }
