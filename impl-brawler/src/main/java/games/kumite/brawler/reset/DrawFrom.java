package games.kumite.brawler.reset;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * BR-D2: a hero draws until three cards are held, each from an own deck (BR-SET-10, BR-RPL-03).
 * Unconscious heroes draw too (BR-RPL-05).
 *
 * @param hero the seat's index
 */
public record DrawFrom(int hero) implements Question<Gauntlet> {

  /** The first hero draws, then the second. */
  public static final DrawFrom FIRST_HERO = new DrawFrom(0);
  static final DrawFrom SECOND_HERO = new DrawFrom(1);

  private static final Refusal FOREIGN = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal OUT = new Refusal("BR-SET-07", "deck-out");
  private static final EventType OPENED = drew("BR-SET-10");
  private static final EventType DREW = drew("BR-RPL-03");

  private static EventType drew(String rule) {
    return EventType.of("drew", rule).seat("by").card("card")
        .named("deck", suit -> "deck:" + Suit.of(suit).letter());
  }

  @Override
  public int seat(Gauntlet gauntlet) {
    return hero;
  }

  /** A single deck with cards is drawn from without asking (BR-RUL-20). */
  @Override
  public boolean answersItself() {
    return true;
  }

  /** Asks until the hand is full or nothing is left to draw; the second hero draws after the first. */
  @Override
  public void run(Gauntlet gauntlet) {
    if (isDue(gauntlet)) {
      Question.super.run(gauntlet);
    } else if (this == FIRST_HERO) {
      SECOND_HERO.run(gauntlet);
    }
  }

  /** Returns whether the hero lacks cards and has some to draw (BR-RPL-04); false too if there is no such hero. */
  private boolean isDue(Gauntlet gauntlet) {
    return gauntlet.stock(hero) != 0 && gauntlet.held(hero) < Gauntlet.HAND;
  }

  /** Whoever is asked has cards in both own decks: what is not listed is not an own deck. */
  @Override
  public void options(Gauntlet gauntlet, Options out) {
    gauntlet.deeds().listDraws(gauntlet.stock(hero), out);
    if (out.isExplaining()) {
      for (int suit = 0; suit < Faces.SUITS; suit++) {
        if ((gauntlet.stock(hero) >> suit & 1) == 0) {
          out.add(gauntlet.deeds().draw(suit), gauntlet.ownerOf(suit) == Gauntlet.NOBODY ? OUT : FOREIGN);
        }
      }
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    int suit = ((VerbAction) action).first();
    int card = gauntlet.takeTop(hero, suit);
    gauntlet.move(card, gauntlet.zones().hand(hero));
    gauntlet.tell(gauntlet.round() == 0 ? OPENED : DREW, hero, card, suit);
    run(gauntlet);
  }
}
