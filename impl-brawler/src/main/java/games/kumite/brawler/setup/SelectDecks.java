package games.kumite.brawler.setup;

import games.kumite.api.Action;
import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of decks (BR-D1): a hero chooses two of the decks that are still free (BR-SET-05, BR-SET-06).
 *
 * @param hero the seat's index
 */
record SelectDecks(int hero) implements Question<GameState> {

  static final SelectDecks FIRST_HERO = new SelectDecks(0);
  static final SelectDecks SECOND_HERO = new SelectDecks(1);

  private static final Refusal NO_PAIR = new Refusal("BR-SET-05", "no-deck-pair");
  private static final EventType CHOSE = EventType.of("decks-chosen", "BR-SET-05").seat("by")
      .word("first", SelectDecks::deck).word("second", SelectDecks::deck);

  @Override
  public int seat(GameState state) {
    return hero;
  }

  /** Returns true: the second hero receives the two decks that are left without being asked (BR-RUL-20). */
  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int taken = 0;
    for (int other = 0; other < hero; other++) {
      taken |= state.suits(other);
    }
    state.actions().listChoices(taken, out);
    out.refuseOthers(NO_PAIR); // only the first hero is asked, and no deck has been taken by then
  }

  /** Returns a bit for each of two suits. */
  private static int suits(int first, int second) {
    return 1 << first | 1 << second;
  }

  private static String deck(int suit) {
    return "deck:" + Suit.of(suit).letter();
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction choice = (VerbAction) action;
    state.own(hero, suits(choice.first(), choice.second()));
    state.emit(CHOSE, hero, choice.first(), choice.second());
  }
}
