package games.kumite.brawler.setup;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/**
 * BR-D1: a hero chooses two of the decks that are still free (BR-SET-05, BR-SET-06).
 *
 * @param hero the seat's index
 */
record SelectDecks(int hero) implements Question<Gauntlet> {

  static final SelectDecks FIRST_HERO = new SelectDecks(0);
  static final SelectDecks SECOND_HERO = new SelectDecks(1);

  private static final Refusal TAKEN = new Refusal("BR-SET-06", "deck-taken");
  private static final EventType CHOSE = EventType.of("decks-chosen", "BR-SET-05").seat("by")
      .named("first", ChooseDecks::deck).named("second", ChooseDecks::deck);

  @Override
  public String kind() {
    return "select-decks";
  }

  @Override
  public int seat(Gauntlet gauntlet) {
    return hero;
  }

  /** The second hero receives the two decks that are left without being asked (BR-RUL-20). */
  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    int taken = 0;
    for (int other = 0; other < hero; other++) {
      taken |= gauntlet.suits(other);
    }
    for (int i = 0; i < ChooseDecks.COUNT; i++) {
      ChooseDecks choice = ChooseDecks.at(i);
      out.add(choice, (choice.suits() & taken) == 0 ? null : TAKEN);
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    ChooseDecks choice = (ChooseDecks) action;
    gauntlet.own(hero, choice.suits());
    gauntlet.tell(CHOSE, hero, choice.first(), choice.second());
  }
}
