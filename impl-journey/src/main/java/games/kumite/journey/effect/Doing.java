package games.kumite.journey.effect;

import games.kumite.journey.content.Effect;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A card that is being carried out, word by word.
 *
 * @param owner the owner of the card
 * @param face the face of the card
 * @param clause the index of the next word
 * @param by the figure that caused the event, {@link Journey#NOBODY} for none
 * @param on the affected figure, {@link Journey#NOBODY} for none
 * @param since the time at which it began; a pilgrim that falls later makes no move, attack or action of it
 *     (JW-RUL-138)
 * @param sequel the sequel of the card
 */
record Doing(int owner, int face, int clause, int by, int on, int since, Sequel sequel) {

  private static final Script<Journey, Doing> CARD = Script.<Journey, Doing>of("card")
      .loop(Doing::isLeft, body -> body
          .act(Words::carryOut)
          .set((journey, doing) -> doing.next()))
      .act((journey, doing) -> Ending.check(journey))
      .end();

  static Step<Journey> of(Journey journey, int owner, int face, int by, int on, Sequel sequel) {
    return CARD.with(new Doing(owner, face, 0, by, on, journey.get(Num.ENTRIES), sequel));
  }

  private static boolean isLeft(Journey journey, Doing doing) {
    return doing.clause < journey.terms().face(doing.face).card.clauses().size();
  }

  /** Returns the word. */
  Effect effect(Journey journey) {
    return journey.terms().face(face).card.clauses().get(clause).effect();
  }

  /** Returns the sequel of the word. */
  Sequel rest(Journey journey) {
    return clause + 1 < journey.terms().face(face).card.clauses().size()
        ? sequel.after(Sequel.Kind.WORDS, owner, Picks.of(face, clause + 1, by, on, since)) : sequel;
  }

  private Doing next() {
    return new Doing(owner, face, clause + 1, by, on, since, sequel);
  }
}
