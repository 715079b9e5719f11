package games.kumite.journey.content;

/** How long the effect of a card lasts (JW-CRD-08). Conditions count turns instead. */
public enum Duration { AT_ONCE, THIS_ROLL, THIS_MOVE, THIS_ATTACK, END_OF_TURN, PERMANENT }
