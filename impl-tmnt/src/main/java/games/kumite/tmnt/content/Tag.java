package games.kumite.tmnt.content;

/** A class that a monster belongs to. */
public enum Tag { ROBOT, ANIMAL, GANG, FOOT, MUTANT, MYSTIC, SCIENCE, ALIEN }
