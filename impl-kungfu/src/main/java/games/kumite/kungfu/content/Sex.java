package games.kumite.kungfu.content;

/** The sex of a figure, for Knock-out Beauty (KF-TRT-46, KF-RUL-48). */
public enum Sex { MALE, FEMALE, NONE }
