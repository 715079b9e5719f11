package games.kumite.journey.content;

/** The duration of a card's effect (JW-CRD-08). Conditions count turns instead. */
public enum Duration { AT_ONCE, THIS_ROLL, THIS_MOVE, THIS_ATTACK, END_OF_TURN, PERMANENT }
