package games.kumite.tmnt.content;

/** What a monster is besides its name. */
public enum Tag { ROBOT, ANIMAL, GANG, FOOT, MUTANT, MYSTIC, SCIENCE, ALIEN }
