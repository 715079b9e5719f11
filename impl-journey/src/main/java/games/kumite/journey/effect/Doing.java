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
 * A card that is carried out, word by word.
 *
 * @param owner whose card it is
 * @param face what is printed on it
 * @param clause the word that is next
 * @param by who did what the card answers, {@link Journey#NOBODY} for nobody
 * @param on to whom it was done, {@link Journey#NOBODY} for nobody
 * @param since when it began: who falls later makes no move, attack or action of it (JW-RUL-138)
 * @param sequel what comes after the card
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

  /** The word. */
  Effect effect(Journey journey) {
    return journey.terms().face(face).card.clauses().get(clause).effect();
  }

  /** What comes after the word. */
  Sequel rest(Journey journey) {
    return clause + 1 < journey.terms().face(face).card.clauses().size()
        ? sequel.after(Sequel.Kind.WORDS, owner, Picks.of(face, clause + 1, by, on, since)) : sequel;
  }

  private Doing next() {
    return new Doing(owner, face, clause + 1, by, on, since, sequel);
  }
}
