package games.kumite.spi.broken;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** How Undercut begins and looks. */
final class UndercutRules implements Rules<Hands> {

  private static final int CARDS = 10;

  final Flaw flaw;
  final Tally tally;

  @Inject
  UndercutRules(Flaw flaw, Tally tally) {
    this.flaw = flaw;
    this.tally = tally;
  }

  @Override
  public Hands initialState(MatchConfig config) {
    if (flaw == Flaw.OPTION_THAT_BREAKS && config.number("rounds") == 1) {
      throw new IllegalStateException("no such number of rounds");
    }
    int seats = config.seats().size();
    CardLayout.Builder builder = CardLayout.forSeats(seats);
    Zone deck = builder.zone(ZoneKind.DECK, "stock", Zone.UNOWNED, Visibility.NOBODY);
    List<Zone> hands = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      hands.add(builder.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
    }
    Zone pile = builder.zone(ZoneKind.PILE, "played", Zone.UNOWNED, Visibility.EVERYBODY);
    Zone grave = builder.zone(ZoneKind.PILE, "grave", Zone.UNOWNED, Visibility.NOBODY);
    for (int value = 1; value <= CARDS; value++) {
      builder.card("back", "U" + value, "card " + value, Map.of("value", value), deck);
    }
    Zone quarry = builder.zone(ZoneKind.DECK, "quarry", Zone.UNOWNED, Visibility.NOBODY);
    Zone stones = builder.zone(ZoneKind.PILE, "stones", Zone.UNOWNED, Visibility.EVERYBODY);
    for (int stone = 0; stone < 2 && hasStones(); stone++) {
      builder.card("stone", "stone", "stone", Map.of(), quarry);
    }
    SecretNumberLayout.Builder cups = SecretNumberLayout.forSeats(seats);
    List<SecretNumber> cells = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      cells.add(cups.cell("cup-" + (seat + 1), 6, seat, Visibility.OWNER));
    }
    Board board = new Board(deck, List.copyOf(hands), pile, grave, quarry, stones, List.copyOf(cells));
    Hands state = new Hands(config, board, new Cards(builder.build()), new SecretNumbers(cups.build()), this);
    tally.matches++;
    state.then(Go.SHUFFLE, Go.DEAL, Go.ROUND);
    return state;
  }

  @Override
  public OptionalDouble estimate(Hands state, int seat) {
    if (flaw != Flaw.NONE && flaw != Flaw.CONTRARY_ESTIMATE) {
      return OptionalDouble.empty();
    }
    double all = 0;
    for (int score : state.scores) {
      all += StrictMath.exp((score - state.scores[seat]) / 10.0);
    }
    return OptionalDouble.of(flaw == Flaw.NONE ? 1 / all : 1 - 1 / all);
  }

  @Override
  public List<String> pictureKeys() {
    if (flaw != Flaw.NONE && flaw != Flaw.ART_UNDECLARED) {
      return List.of();
    }
    List<String> keys = new ArrayList<>(List.of("crown"));
    for (int value = 1; value <= CARDS; value++) {
      keys.add("U" + value);
    }
    for (int face = 1; face <= 6; face++) {
      keys.add("d4-" + face);
      keys.add("d6-" + face);
    }
    return keys;
  }

  @Override
  public List<Aside> anytimeActions() {
    return flaw == Flaw.ANYTIME_MOVES_ON ? List.of(new Aside("fold"))
        : flaw == Flaw.ANYTIME_WITHOUT_WORDS ? List.of(new Aside("sneeze")) : List.of();
  }

  /** Whether there are two cards that look alike, of which one is turned up each round. */
  private boolean hasStones() {
    return flaw == Flaw.COUNTED_IDS || flaw == Flaw.MARKED_IDS;
  }

  @Override
  public void writeFeatures(Hands state, FeatureWriter out) {
    int top = state.cards().top(state.board.hands().get(0));
    out.number("best", flaw == Flaw.HAND_MEASURED && top >= 0 ? state.cards().face(top) : 0, 0, CARDS);
    for (int round = 0; flaw == Flaw.MEASURES_GROW && round < state.round; round++) {
      out.number("round", round, "played", 1, 0, 1);
    }
  }

  @Override
  public void describe(Hands state, TableBuilder table) {
    if (flaw == Flaw.GETTER_CHANGES) {
      state.asked++;
    }
    int seats = state.scores.length;
    for (int seat = 0; seat < seats; seat++) {
      if (flaw != Flaw.SEAT_GONE || seat < seats - 1 || state.round < 2) {
        TableBuilder.Node node = table.seat(seat).set("score", state.scores[seat]).set("bid", state.bids[seat]);
        if (state.round % seats == seat && (flaw == Flaw.NONE || flaw.caughtBy().equals("motion"))) {
          node.add(Kind.TOKEN, "crown");
        }
      }
      SecretNumber cup = state.board.cups().get(seat);
      if (!state.cups.isEmpty(cup) && (table.isVisibleTo(state.cups.knownBy(cup)) || flaw == Flaw.CUP_ON_TABLE)) {
        table.add(Kind.DIE, cup.name()).set("face", state.cups.number(cup)).set("sides", cup.sides());
      }
    }
    describeFlaws(state, table);
    Cards cards = state.cards();
    for (int seat = 0; seat < seats; seat++) {
      TableBuilder.Node hand = table.zone(cards, state.board.hands().get(seat));
      int top = cards.top(state.board.hands().get(seat));
      if (flaw == Flaw.HAND_ON_TABLE && top >= 0) {
        hand.set("best", cards.face(top));
      }
      if (flaw == Flaw.HAND_IN_ID && top >= 0) {
        hand.add(Kind.TOKEN, "top-" + cards.face(top));
      }
    }
    TableBuilder.Node deck = table.zone(cards, state.board.deck());
    if (flaw == Flaw.LABEL_IN_CODE) {
      deck.set("label", "All that is left");
    }
    describeGrave(cards, state.board.grave(), table);
    describePile(cards, state.board.pile(), table);
    if (hasStones()) {
      describeStones(cards, state.board.stones(), table);
    }
  }

  private void describeGrave(Cards cards, Zone grave, TableBuilder table) {
    TableBuilder.Node node = table.zone(cards, grave);
    for (int token = cards.top(grave); token >= 0 && flaw == Flaw.IDS_FACE_DOWN; token = cards.next(token)) {
      node.add(Kind.CARD, "down-" + token);
    }
  }

  private void describePile(Cards cards, Zone pile, TableBuilder table) {
    if (flaw != Flaw.IDS_OF_TOKENS) {
      table.zone(cards, pile);
      return;
    }
    TableBuilder.Node node = table.add(Kind.PILE, "played").set("count", cards.count(pile));
    for (int token = cards.top(pile); token >= 0; token = cards.next(token)) {
      node.add(Kind.CARD, "was-" + token);
    }
  }

  private void describeStones(Cards cards, Zone stones, TableBuilder table) {
    TableBuilder.Node node = table.add(Kind.PILE, "stones").set("count", cards.count(stones));
    for (int token = cards.top(stones); token >= 0; token = cards.next(token)) {
      boolean isFirst = flaw == Flaw.COUNTED_IDS ? token == cards.top(stones) : cards.face(token) == CARDS;
      node.add(Kind.CARD, isFirst ? "stone" : "stone.2");
    }
  }

  private void describeFlaws(Hands state, TableBuilder table) {
    if (flaw == Flaw.SERVICE_COUNTS) {
      table.add(Kind.TOKEN, "matches").set("text", tally.matches);
    }
    if (flaw == Flaw.ASKED_ON_TABLE) {
      table.add(Kind.TRACK, "asked").set("value", state.beingAsked);
    }
    if (flaw == Flaw.PASS_ON_TABLE) {
      table.add(Kind.TRACK, "passes").set("value", state.passes);
    }
    if (flaw == Flaw.DANGLING_REFERENCE) {
      table.add(Kind.TOKEN, "finger").reference("at", "card:U11");
    }
    if (flaw == Flaw.REFERENCES_IN_WORDS) {
      table.add(Kind.TOKEN, "finger").set("at", "seat:1 seat:2");
    }
    if (flaw == Flaw.TRACK_IN_WORDS) {
      table.add(Kind.TRACK, "mood").set("value", "high");
    }
    if (flaw == Flaw.TRACK_BEYOND_ITS_END) {
      table.track("height", 7, 0, 6);
    }
    if (flaw == Flaw.DIE_IN_WORDS) {
      table.add(Kind.DIE, "vague").set("face", "many").set("sides", 6);
    }
    if (flaw == Flaw.DIE_BEYOND_ITS_SIDES) {
      table.die("odd", 7, 6);
    }
    if (flaw == Flaw.WORDS_IN_ONE_TEXT) {
      table.add(Kind.TOKEN, "colours").set("of", "red green");
    }
    if (flaw == Flaw.LOUD_WORD) {
      table.add(Kind.TOKEN, "colours").set("of", List.of("RED"));
    }
    if (flaw == Flaw.ART_UNDECLARED) {
      table.add(Kind.TOKEN, "colours").art("rainbow");
    }
    if (flaw == Flaw.ART_IN_WORDS) {
      table.add(Kind.TOKEN, "painting").set("art", "a stone");
    }
    if (flaw == Flaw.BOARD_HALF_PLACED) {
      TableBuilder.Node board = table.add(Kind.BOARD, "half");
      board.add(Kind.SPACE, "placed").set("x", 1).set("y", 1);
      board.add(Kind.SPACE, "nowhere");
    }
    if (flaw == Flaw.SPACE_BEYOND_ITS_GRID) {
      table.add(Kind.BOARD, "grid").set("columns", 2).set("rows", 2).add(Kind.SPACE, "far").set("column", 3).set("row", 1);
    }
    if (flaw == Flaw.CLOCK) {
      table.add(Kind.TOKEN, "weather").set("text", state.weather);
    }
    if (flaw == Flaw.HOLE_ON_TABLE) {
      table.add(Kind.TOKEN, "weather").set("text", state.config().texts().text("event.revealed", "nobody"));
    }
    if (flaw == Flaw.SPOKEN_ATTRIBUTE) {
      table.add(Kind.TOKEN, "sign").set("word", state.config().texts().text("table.pile"));
    }
    if (flaw == Flaw.UNSPOKEN_WORD) {
      table.add(Kind.TOKEN, "sign").set("weather", "rainy");
    }
    if (flaw == Flaw.PEEK_IN_STATE && state.peekedFace >= 0 && table.isVisibleTo(1 << state.peeker)) {
      table.add(Kind.TOKEN, "peeked").set("value", state.peekedFace);
    }
  }
}
