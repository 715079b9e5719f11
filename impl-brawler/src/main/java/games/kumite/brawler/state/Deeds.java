package games.kumite.brawler.state;

import games.kumite.brawler.content.Suit;
import games.kumite.spi.Options;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.marks.Shared;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The actions of a match; those that a playout lists all the time lie in arrays. Immutable. */
@Shared
public final class Deeds {

  /** The scenarios of pairs, in the order of the table. */
  public static final List<String> SCENARIOS = List.of("mirror", "chain", "kindred");

  private final Actions actions;
  private final VerbAction[] play;
  private final VerbAction[] top;
  private final VerbAction[] draw;
  private final VerbAction[] bonus;
  private final VerbAction roll;
  private final VerbAction decline;

  Deeds(Texts texts, int seats) {
    List<String> decks = Suit.ALL.stream().map(suit -> "deck:" + suit.letter()).toList();
    actions = Actions.of(texts, Word.values()).seats(seats)
        .elements(Word.DECKS, decks, decks.stream().map(deck -> texts.text("word." + deck)).toList())
        .elements(Word.CARDS, strings(Faces.ALL, face -> "card:" + Faces.name(face)),
            strings(Faces.ALL, face -> label(texts, face)))
        .elements(Word.SCENARIOS, SCENARIOS,
            SCENARIOS.stream().map(scenario -> texts.text("bonus." + scenario)).toList())
        .build();
    play = all(Faces.ALL, face -> actions.of(Word.PLAY, face));
    top = all(Faces.SUITS, suit -> actions.of(Word.TOP, suit));
    draw = all(Faces.SUITS, suit -> actions.of(Word.DRAW, suit));
    bonus = all(SCENARIOS.size(), scenario -> actions.of(Word.BONUS, scenario));
    roll = actions.of(Word.ROLL);
    decline = actions.of(Word.DECLINE);
  }

  private static String label(Texts texts, int face) {
    return Faces.rank(face) == Faces.ACE && face < Faces.DAMAGE_CARDS ? texts.text("card.ace", Faces.label(texts, face))
        : Faces.label(texts, face);
  }

  private static List<String> strings(int count, IntFunction<String> each) {
    return IntStream.range(0, count).mapToObj(each).toList();
  }

  private static VerbAction[] all(int count, IntFunction<VerbAction> each) {
    return IntStream.range(0, count).mapToObj(each).toArray(VerbAction[]::new);
  }

  /**
   * Any action.
   *
   * @return all of them
   */
  public Actions all() {
    return actions;
  }

  /**
   * Plays a card.
   *
   * @param face the card
   * @return the action
   */
  public VerbAction play(int face) {
    return play[face];
  }

  /**
   * Lists playing each card of a hand.
   *
   * @param cards where cards lie
   * @param hand the hand
   * @param out takes the actions
   */
  public void listPlays(Cards cards, Zone hand, Options out) {
    out.add(cards, hand, play);
  }

  /**
   * Lists playing the top card of each of some decks.
   *
   * @param suits a bit for each deck
   * @param out takes the actions
   */
  public void listTops(int suits, Options out) {
    list(top, suits, out);
  }

  /**
   * Lists drawing from each of some decks.
   *
   * @param suits a bit for each deck
   * @param out takes the actions
   */
  public void listDraws(int suits, Options out) {
    list(draw, suits, out);
  }

  private static void list(VerbAction[] all, int suits, Options out) {
    for (int left = suits; left != 0; left &= left - 1) {
      out.add(all[Integer.numberOfTrailingZeros(left)]);
    }
  }

  /**
   * Plays the top card of a deck.
   *
   * @param suit the deck
   * @return the action
   */
  public VerbAction top(int suit) {
    return top[suit];
  }

  /**
   * Draws from a deck.
   *
   * @param suit the deck
   * @return the action
   */
  public VerbAction draw(int suit) {
    return draw[suit];
  }

  /**
   * Attacks with the bare die.
   *
   * @return the action
   */
  public VerbAction roll() {
    return roll;
  }

  /**
   * Takes the bonus of a pair.
   *
   * @param scenario its place in {@link #SCENARIOS}
   * @return the action
   */
  public VerbAction bonus(int scenario) {
    return bonus[scenario];
  }

  /**
   * Takes no bonus.
   *
   * @return the action
   */
  public VerbAction decline() {
    return decline;
  }
}
