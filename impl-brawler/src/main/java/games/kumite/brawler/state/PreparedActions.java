package games.kumite.brawler.state;

import games.kumite.api.Action;
import games.kumite.brawler.content.DiceFormula;
import games.kumite.brawler.content.DiceType;
import games.kumite.brawler.content.PairBonus;
import games.kumite.brawler.content.PairCondition;
import games.kumite.brawler.content.PairTable;
import games.kumite.brawler.content.Suit;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The actions of a match. Those that playouts list most often lie in arrays. Immutable. */
@Immutable
public final class PreparedActions {

  /** The scenarios of pairs, in the order of the table. */
  public static final List<String> SCENARIOS = List.of("mirror", "chain", "kindred");

  private final Actions actions;
  private final VerbAction[] play;
  private final VerbAction[] top;
  private final VerbAction[] draw;
  private final Action[][] tops;
  private final Action[][] draws;
  private final Action[][] bonuses;
  private final VerbAction[] bonus;
  private final Action[][] pairs;
  private final VerbAction roll;

  PreparedActions(Texts texts, int seats, PairTable table, DiceType dice) {
    List<String> decks = Suit.ALL.stream().map(suit -> "deck:" + suit.letter()).toList();
    actions = Actions.of(texts, ActionVerb.values()).seats(seats)
        .elements(ActionVerb.DECKS, decks, decks.stream().map(deck -> texts.text("word." + deck)).toList())
        .elements(ActionVerb.CARDS, strings(FaceNumbers.ALL, face -> "card:" + FaceNumbers.name(face)),
            strings(FaceNumbers.ALL, face -> label(texts, face)))
        .elements(ActionVerb.SCENARIOS, SCENARIOS,
            strings(SCENARIOS.size(), scenario -> label(texts, SCENARIOS.get(scenario), table.inOrder().get(scenario), dice)))
        .build();
    play = all(FaceNumbers.ALL, face -> actions.of(ActionVerb.PLAY, face));
    top = all(FaceNumbers.SUITS, suit -> actions.of(ActionVerb.TOP, suit));
    draw = all(FaceNumbers.SUITS, suit -> actions.of(ActionVerb.DRAW, suit));
    bonus = all(SCENARIOS.size(), scenario -> actions.of(ActionVerb.BONUS, scenario));
    roll = actions.of(ActionVerb.ROLL);
    tops = subsets(top);
    draws = subsets(draw);
    bonuses = subsets(bonus, actions.of(ActionVerb.DECLINE));
    pairs = pairsBesides();
  }

  private static String label(Texts texts, int face) {
    return FaceNumbers.rank(face) == FaceNumbers.ACE && face < FaceNumbers.DAMAGE_CARDS ? texts.text("card.ace", FaceNumbers.label(texts, face))
        : FaceNumbers.label(texts, face);
  }

  /** Returns the label of a scenario's bonus, with its dice and the condition of the table. */
  private static String label(Texts texts, String scenario, PairBonus bonus, DiceType type) {
    return texts.text("bonus", texts.text("word." + scenario), condition(texts, bonus.when()), dice(texts, bonus.bonus().with(type)));
  }

  /** Returns a condition of two cards in words. */
  static String condition(Texts texts, PairCondition condition) {
    return texts.text("pair." + Texts.word(condition));
  }

  /** Returns dice in the notation of a language. */
  static String dice(Texts texts, DiceFormula dice) {
    return texts.text(dice.half() ? "dice.half" : "dice", dice.count(), dice.sides(), dice.plus());
  }

  private static List<String> strings(int count, IntFunction<String> each) {
    return IntStream.range(0, count).mapToObj(each).toList();
  }

  private static VerbAction[] all(int count, IntFunction<VerbAction> each) {
    return IntStream.range(0, count).mapToObj(each).toArray(VerbAction[]::new);
  }

  /** Returns, for each set of bits, the actions at their places and then the others. */
  private static Action[][] subsets(VerbAction[] all, VerbAction... others) {
    Action[][] subsets = new Action[1 << all.length][];
    for (int set = 0; set < subsets.length; set++) {
      List<Action> listed = new ArrayList<>();
      for (int at = 0; at < all.length; at++) {
        if ((set >> at & 1) != 0) {
          listed.add(all[at]);
        }
      }
      listed.addAll(List.of(others));
      subsets[set] = listed.toArray(Action[]::new);
    }
    return subsets;
  }

  /** Returns, for each set of decks taken, the choices of two others. */
  private Action[][] pairsBesides() {
    Action[][] besides = new Action[1 << FaceNumbers.SUITS][];
    for (int taken = 0; taken < besides.length; taken++) {
      List<Action> free = new ArrayList<>();
      for (int first = 0; first < FaceNumbers.SUITS; first++) {
        for (int second = first + 1; second < FaceNumbers.SUITS; second++) {
          if ((taken & (1 << first | 1 << second)) == 0) {
            free.add(choose(first, second));
          }
        }
      }
      besides[taken] = free.toArray(Action[]::new);
    }
    return besides;
  }

  /**
   * Returns all actions.
   *
   * @return all of them
   */
  public Actions all() {
    return actions;
  }

  /**
   * Returns the action that chooses two decks.
   *
   * @param first the one with the lower number
   * @param second the other one
   * @return the action
   */
  public VerbAction choose(int first, int second) {
    return actions.of(ActionVerb.CHOOSE, first, second);
  }

  /**
   * Lists choosing two decks beside those that are taken.
   *
   * @param taken a bit for each deck
   * @param out takes the actions
   */
  public void listChoices(int taken, ActionCollector out) {
    out.addAll(pairs[taken]);
  }

  /**
   * Returns the action that plays a card.
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
   * @param cards the positions of all cards
   * @param hand the hand
   * @param out takes the actions
   */
  public void listPlays(Cards cards, Zone hand, ActionCollector out) {
    out.add(cards, hand, play);
  }

  /**
   * Lists playing the top card of each of some decks.
   *
   * @param suits a bit for each deck
   * @param out takes the actions
   */
  public void listTops(int suits, ActionCollector out) {
    out.addAll(tops[suits]);
  }

  /**
   * Lists drawing from each of some decks.
   *
   * @param suits a bit for each deck
   * @param out takes the actions
   */
  public void listDraws(int suits, ActionCollector out) {
    out.addAll(draws[suits]);
  }

  /**
   * Lists taking each of some bonuses of a pair, and none of them.
   *
   * @param scenarios a bit for each place in {@link #SCENARIOS}
   * @param out takes the actions
   */
  public void listBonuses(int scenarios, ActionCollector out) {
    out.addAll(bonuses[scenarios]);
  }

  /**
   * Returns the action that plays the top card of a deck.
   *
   * @param suit the deck
   * @return the action
   */
  public VerbAction top(int suit) {
    return top[suit];
  }

  /**
   * Returns the action that draws from a deck.
   *
   * @param suit the deck
   * @return the action
   */
  public VerbAction draw(int suit) {
    return draw[suit];
  }

  /**
   * Returns the action that attacks with the bare die.
   *
   * @return the action
   */
  public VerbAction roll() {
    return roll;
  }

  /**
   * Returns the action that takes the bonus of a pair.
   *
   * @param scenario its place in {@link #SCENARIOS}
   * @return the action
   */
  public VerbAction bonus(int scenario) {
    return bonus[scenario];
  }
}
