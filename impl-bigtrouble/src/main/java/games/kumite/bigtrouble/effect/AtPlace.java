package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.Enemies;
import games.kumite.bigtrouble.item.Blast;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.quest.Unveiling;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Spots;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: the space of an effect, if its place is one of several. Only spaces where it changes something are offered.
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param moved the seat of the hero that it moves, {@link Trouble#NOBODY} if it moves none
 */
record AtPlace(Effect effect, Occasion occasion, int moved) implements Question<Trouble> {

  /** Carries out an effect at its place; asks for the place if it is one of several. */
  static void begin(Trouble trouble, Effect effect, Occasion on) {
    begin(trouble, effect, on, Trouble.NOBODY);
  }

  /** Moves the hero of a seat to a place; asks the player of the acting hero for it. */
  static void begin(Trouble trouble, Effect effect, Occasion on, int moved) {
    if (Spots.of(trouble, effect, on, moved) != 0) {
      trouble.ask(new AtPlace(effect, on, moved));
    } else if (effect instanceof Effect.Spawn it && trouble.horde().substitute(trouble.content().minion(it.minion())) < 0) {
      Spawning.spawn(trouble, trouble.content().minion(it.minion()), it.amount(), Board.NOWHERE); // BT-BTC-12: ignored
    }
  }

  @Override
  public String kind() {
    return "place";
  }

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (long left = Spots.of(trouble, effect, occasion, moved); left != 0; left &= left - 1) {
      out.add(trouble.actionAt(Word.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int space = trouble.spaceOf((VerbAction) action);
    if (effect instanceof Effect.Spawn it) {
      Spawning.spawn(trouble, trouble.content().minion(it.minion()), it.amount(), space);
    } else if (effect instanceof Effect.Teleport) {
      Places.put(trouble, moved, space);
    } else if (effect instanceof Effect.PlacedAmount it) {
      switch (it.verb()) {
        case HIT_ALL -> trouble.then(Blast.BLAST.with(
            Blast.of(occasion.decider(trouble), PlainRoll.Purpose.HIT_ALL, it.amount(), space)));
        default -> trouble.ask(new Kill(it.amount(), space, occasion));
      }
    } else {
      switch (effect.verb()) {
        case CRATE -> Unveiling.crate(trouble, space);
        case RUBBLE -> rubble(trouble, space);
        default -> Enemies.hold(trouble, space);
      }
    }
  }

  private static void rubble(Trouble trouble, int space) {
    trouble.placeRubble(space);
    trouble.tell(trouble.terms().tidings.rubble, trouble.spaceNumber(space));
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), trouble.terms().sentences.of(effect));
  }
}
