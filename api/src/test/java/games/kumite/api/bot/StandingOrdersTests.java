package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.api.handmade.HandMade;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.handmade.Position;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What standing orders answer, and when they end. */
final class StandingOrdersTests {

  /** One seat is asked in a window again and again; the words say what it is offered each time and in which phase. */
  private static Match match(String... moments) {
    GameProperties facts = GameProperties.ofMaxDecisions(20).withScoreRange(0, 1);
    return HandMade.game("windows", facts, (seats, options, chance) -> new Windows(List.of(moments), 0))
        .phases(Stream.of(moments).map(moment -> moment.split("/")[0]).distinct().toArray(String[]::new)).start(1);
  }

  private static final class Windows implements Position {
    private final List<String> moments;
    private int at;

    Windows(List<String> moments, int at) {
      this.moments = moments;
      this.at = at;
    }

    @Override
    public int actor() {
      return 0;
    }

    @Override
    public String phase() {
      return moments.get(at).split("/")[0];
    }

    @Override
    public String kind() {
      return moments.get(at).split("/")[1];
    }

    @Override
    public List<String> choices() {
      return at == moments.size() ? List.of() : List.of(moments.get(at).split("/")[2].split(", "));
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      at++;
    }

    @Override
    public Position copy() {
      return new Windows(moments, at);
    }

    @Override
    public Outcome outcome() {
      return Outcome.byScore("over", 0, 0);
    }
  }

  /** Plays a match, and tells what was chosen; a star marks what the person was asked for. */
  private static List<String> played(Match match, StandingOrders orders) {
    List<String> chosen = new ArrayList<>();
    Bot person = (perspective, decision) -> {
      List<Action> actions = decision.actions();
      chosen.add("*");
      return actions.get(actions.size() - 1);
    };
    Bot obedient = orders.before(person);
    while (!match.isOver()) {
      Asked asked = Asked.in(match);
      Action action = obedient.choose(asked.perspective(), asked.decision());
      chosen.add(action.notation());
      match.play(action);
    }
    return chosen;
  }

  private static List<String> played(String order, String... moments) {
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse(order));
    return played(match(moments), orders);
  }

  @Test
  void order_answersItsKindAlone() {
    assertThat(played("pass in brace", "a/brace/pass, hold", "a/push/pass, hold", "a/brace/pass, hold"))
        .containsExactly("pass", "*", "hold", "pass");
  }

  /** What the orders say in turns of the seat itself and of others, {@code ?} where they say nothing. */
  private static String answers(StandingOrders orders, Boolean... ownTurns) {
    StringBuilder said = new StringBuilder();
    Seat ana = new Seat(0, "Ana", 0);
    for (Boolean own : ownTurns) {
      Perspective perspective = mock(Perspective.class);
      Decision decision = mock(Decision.class);
      Action pass = mock(Action.class);
      when(pass.notation()).thenReturn("pass");
      when(decision.parse("pass")).thenReturn(pass);
      when(decision.seat()).thenReturn(ana);
      when(decision.kind()).thenReturn("brace");
      when(perspective.events()).thenReturn(List.of());
      when(perspective.table()).thenReturn(
          Table.of(List.of(new Element(Element.Kind.SEAT, "seat:1", Map.of("active", own), List.of()))));
      said.append(orders.answer(perspective, decision).map(Action::notation).orElse("?")).append(' ');
    }
    return said.toString().strip();
  }

  private static StandingOrders given(String order) {
    Game game = mock(Game.class);
    when(game.decisionKinds()).thenReturn(List.of("brace"));
    StandingOrders orders = new StandingOrders(game);
    orders.give(StandingOrder.parse(order));
    return orders;
  }

  @Test
  void order_onOthers_restsInTheOwnTurn() {
    assertThat(answers(given("pass in any on others"), false, true, false)).isEqualTo("pass ? pass");
  }

  @Test
  void order_untilTurn_endsWithTheOwnTurn() {
    assertThat(answers(given("pass in any until turn"), false, true, false)).isEqualTo("pass ? ?");
  }

  /**
   * A fight whose sum is shown: {@code weak} does nothing to it, {@code aim} does nothing before its target is chosen,
   * {@code dance} leads to questions without end.
   */
  private static final class Fight implements Position {
    private String kind = "brace";
    private List<String> choices;
    private int strength;

    Fight(String... choices) {
      this.choices = List.of(choices);
    }

    @Override
    public int actor() {
      return 0;
    }

    @Override
    public List<String> choices() {
      return choices;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public Map<String, Object> shown() {
      return Map.of("players", new Sum(List.of(new Sum.Part(strength, "seat:1", ""))), "label", kind);
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      boolean isStrong = choice.endsWith("strong") || choice.endsWith("at-me");
      strength += isStrong ? 1 : 0;
      choices = switch (choice) {
        case "aim" -> List.of("at-nobody", "at-me");
        case "aim-idly" -> List.of("at-nobody", "idle-at-me");
        case "miss" -> List.of("at-nobody");
        case "late" -> List.of("strong", "pass");
        case "dance" -> List.of("dance");
        default -> List.of("pass");
      };
      kind = choices.equals(List.of("pass")) ? "brace" : choice;
    }

    @Override
    public Position copy() {
      Fight copy = new Fight();
      copy.kind = kind;
      copy.choices = choices;
      copy.strength = strength;
      return copy;
    }

    @Override
    public Outcome outcome() {
      return Outcome.byScore("over", 0, 0);
    }
  }

  private static boolean isAskedUnlessSum(String... choices) {
    GameProperties facts = GameProperties.ofMaxDecisions(20).withScoreRange(0, 1);
    Match match = HandMade.game("sums", facts, (seats, options, chance) -> new Fight(choices)).start(1);
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("pass in any unless sum"));
    Asked asked = Asked.in(match);
    return orders.answer(asked.perspective(), asked.decision()).isEmpty();
  }

  @Test
  void order_unlessSum_asksWhereAnActionWouldChangeASum() {
    assertThat(isAskedUnlessSum("pass")).isFalse();
    assertThat(isAskedUnlessSum("weak", "pass")).as("it changes nothing").isFalse();
    assertThat(isAskedUnlessSum("weak", "strong", "pass")).isTrue();
    assertThat(isAskedUnlessSum("strong", "weak")).as("what is ordered is not possible").isTrue();
  }

  @Test
  void order_unlessSum_looksAtWhatIsChosenNext_andFollowsTheOrderThere() {
    assertThat(isAskedUnlessSum("aim", "pass")).as("one of its targets").isTrue();
    assertThat(isAskedUnlessSum("miss", "pass")).isFalse();
    assertThat(isAskedUnlessSum("late", "pass")).as("in between it is passed again").isFalse();
    assertThat(isAskedUnlessSum("dance", "pass")).as("too much to try").isTrue();
  }

  @Test
  void order_unlessSum_doesNotAskForWhatIsHardlyEverWanted() {
    assertThat(isAskedUnlessSum("idle-strong", "pass")).isFalse();
    assertThat(isAskedUnlessSum("aim-idly", "pass")).as("as a target").isFalse();
  }

  @Test
  void order_forAnyKind_answersAll() {
    assertThat(played("pass in any", "a/brace/pass, hold", "a/push/pass, hold")).containsExactly("pass", "pass");
  }

  @Test
  void order_whoseActionIsNotLegal_waits() {
    assertThat(played("hold in brace", "a/brace/pass, go", "a/brace/pass, hold, go"))
        .containsExactly("*", "go", "hold");
  }

  @Test
  void order_forSomeTimes_endsAfterThem() {
    assertThat(played("pass in brace until times 2", "a/brace/pass, go", "a/brace/pass, go", "a/brace/pass, go"))
        .containsExactly("pass", "pass", "*", "go");
  }

  @Test
  void order_untilAnEvent_endsWithItForGood() {
    assertThat(played("pass in brace until event push",
        "a/brace/pass, hold", "a/turn/push", "a/brace/pass, hold", "a/brace/pass, hold"))
        .containsExactly("pass", "*", "push", "*", "hold", "*", "hold");
  }

  @Test
  void order_untilAnEvent_isNotEndedByEarlierOnes() {
    Match match = match("a/turn/push", "a/brace/pass, hold", "a/brace/pass, hold");
    StandingOrders orders = new StandingOrders();
    Bots.step(match, Bots.random().create(1));
    Asked asked = Asked.in(match);
    assertThat(orders.answer(asked.perspective(), asked.decision())).isEmpty();
    orders.give(StandingOrder.parse("pass in brace until event push"));
    assertThat(played(match, orders)).containsExactly("pass", "pass");
  }

  @Test
  void order_untilAnEvent_endsWithTheNextOneAfterAnUndo() {
    StandingOrders orders = new StandingOrders();
    Match first = match("a/turn/push", "a/turn/push", "a/brace/pass, hold");
    Match undone = match("a/brace/pass, hold", "a/turn/push", "a/brace/pass, hold");
    first.play(0);
    first.play(0);
    assertThat(orders.answer(Asked.in(first).perspective(), Asked.in(first).decision())).isEmpty();
    orders.give(StandingOrder.parse("pass in brace until event push"));
    assertThat(played(undone, orders)).containsExactly("pass", "*", "push", "*", "hold");
  }

  @Test
  void order_thatHasEnded_leavesTheOthersStanding() {
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("hold in brace"));
    orders.give(StandingOrder.parse("pass in brace until phase b"));
    assertThat(played(match("a/brace/pass, hold", "b/brace/pass, hold", "a/brace/pass, hold"), orders))
        .containsExactly("pass", "hold", "hold");
  }

  @Test
  void orders_ofABotInAnArena_areFollowed() {
    BotFactory obedient = seed -> {
      StandingOrders orders = new StandingOrders();
      orders.give(StandingOrder.parse("take 1 in choice until times 2"));
      return orders.before(Bots.random().create(seed));
    };
    List<String> notations = new ArrayList<>();
    Match match = HandMadeGames.pile().start(3);
    Bot first = obedient.create(1);
    Bot second = obedient.create(2);
    for (int i = 0; i < 4; i++) {
      Asked asked = Asked.in(match);
      Action action = (i % 2 == 0 ? first : second).choose(asked.perspective(), asked.decision());
      notations.add(action.notation());
      match.play(action);
    }
    assertThat(notations).containsOnly("take 1");
  }

  @Test
  void order_untilAPhase_endsInItForGood() {
    assertThat(played("pass in brace until phase b",
        "a/brace/pass, hold", "b/turn/go", "a/brace/pass, hold")).containsExactly("pass", "*", "go", "*", "hold");
  }

  @Test
  void order_untilAnOffer_endsWhenItsKindListsIt() {
    assertThat(played("pass in brace until offer play",
        "a/brace/pass, playful", "a/turn/play x", "a/brace/pass, hold", "a/brace/pass, play x", "a/brace/pass, hold"))
        .containsExactly("pass", "*", "play x", "pass", "*", "play x", "*", "hold");
  }

  @Test
  void orders_oneAfterTheOther_theLastGivenAnswers() {
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("pass in brace"));
    orders.give(StandingOrder.parse("hold in brace until times 1"));
    assertThat(orders.orders()).extracting(StandingOrder::notation).containsExactly("hold", "pass");
    assertThat(played(match("a/brace/pass, hold", "a/brace/pass, hold"), orders)).containsExactly("hold", "pass");
    assertThat(orders.orders()).extracting(StandingOrder::notation).containsExactly("pass");
  }

  @Test
  void order_takenBack_answersNoMore() {
    StandingOrders orders = new StandingOrders();
    StandingOrder order = StandingOrder.parse("pass in brace");
    orders.give(order);
    assertThat(orders.cancel(order)).isTrue();
    assertThat(orders.cancel(order)).isFalse();
    assertThat(played(match("a/brace/pass, hold"), orders)).containsExactly("*", "hold");
  }

  @Test
  void obedientBot_isCalledAsTheOther() {
    assertThat(new StandingOrders().before(Bots.random().create(1)).name()).isEqualTo("random");
  }
}
