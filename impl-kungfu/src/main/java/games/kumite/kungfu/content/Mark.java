package games.kumite.kungfu.content;

/** A mark of a profile that the book leaves to the players to set (KF-RUL-48). */
public enum Mark { GOOD, CRIMINAL, DEMON, VAMPIRE, ROBOT, BLADED }
