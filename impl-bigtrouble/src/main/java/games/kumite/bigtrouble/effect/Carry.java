package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.Trouble;

/** Carries texts out, part by part in print order. */
public final class Carry {

  private Carry() {}

  /** Carries out what a text does in the running act. What it does is put on the agenda. */
  public static void out(Trouble trouble, Effects effects, Occasion occasion) {}

  /** Carries out all that a hero has for a trigger, in an order of its player's choice (DEC-35). */
  public static void onTrigger(Trouble trouble, Trigger trigger, int seat) {}
}
