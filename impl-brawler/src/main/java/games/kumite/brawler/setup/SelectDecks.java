package games.kumite.brawler.setup;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/**
 * BR-D1: a hero chooses two of the decks that are still free (BR-SET-05, BR-SET-06). A constant for each
 * hero.
 */
enum SelectDecks implements Question<Gauntlet> {
  FIRST_HERO,
  SECOND_HERO;

  private static final Refusal TAKEN = new Refusal("BR-SET-06", "deck-taken");
  private static final EventType CHOSE = EventType.of("decks-chosen", "BR-SET-05").seat("by")
      .named("first", ChooseDecks::deck).named("second", ChooseDecks::deck);

  @Override
  public String kind() {
    return "select-decks";
  }

  @Override
  public int seat(Gauntlet gauntlet) {
    return ordinal();
  }

  /** The second hero receives the two decks that are left without being asked (BR-RUL-20). */
  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    int taken = 0;
    for (int hero = 0; hero < ordinal(); hero++) {
      taken |= gauntlet.suits(hero);
    }
    for (ChooseDecks choice : ChooseDecks.ALL) {
      out.add(choice, (choice.suits() & taken) == 0 ? null : TAKEN);
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    ChooseDecks choice = (ChooseDecks) action;
    gauntlet.own(ordinal(), choice.suits());
    gauntlet.tell(CHOSE, ordinal(), choice.first(), choice.second());
  }
}
