package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Game;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * A point that is refused without a rule, a discreet window that tells something, and an action that can be listed only
 * where the real match never stands, are each caught by the one property that is there for it.
 */
final class BrokenDecisionTests {

  /** What is wrong, which test of the kit is there for it, and what it says. */
  enum Flaw {
    NONE("", ""),
    POINT_WITHOUT_RULE("3: forms are accepted", "is refused without a rule"),
    DISCREET_WINDOW_TELLS("6: who is asked in a window", "a discreet window asks"),
    FOREIGN_ACTION_FAILS("6: imagined matches at foreign decisions", "cannot be played on after take-");

    private final String test;
    private final String says;

    Flaw(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static final int ROUNDS = 4;
  private static final int HIGH = 9;
  private static final Refusal ODD = new Refusal("DK-01", "odd");
  private static final Refusal ODD_WITHOUT_RULE = new Refusal("", "odd");

  private static Flaw flaw = Flaw.NONE;

  private static boolean holdsHigh(Desk desk, int seat) {
    return IntStream.range(HIGH, Desk.CARDS).anyMatch(face -> desk.holds(seat, face));
  }

  /** One names a number, which is even. */
  record Step(NoLocals none) implements Script.Reply<Desk, NoLocals> {

    @Override
    public String kind() {
      return "ask";
    }

    @Override
    public int seat(Desk desk) {
      return desk.count % desk.seats();
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(new Word("step 0"));
    }

    @Override
    public List<ActionTemplate> templates(Desk desk) {
      return List.of(new ActionTemplate("step", List.of(new ActionTemplate.Parameter("far", -9, 9, "", ""))));
    }

    @Override
    public @Nullable Action parse(Desk desk, List<String> words, ActionCollector out) {
      if (words.size() != 2 || !words.get(0).equals("step") || !words.get(1).matches("0|-?[1-9]")) {
        return null;
      }
      boolean isOdd = Integer.parseInt(words.get(1)) % 2 != 0;
      Action step = new Word(String.join(" ", words));
      out.add(step, !isOdd ? null : flaw == Flaw.POINT_WITHOUT_RULE ? ODD_WITHOUT_RULE : ODD);
      return step;
    }

    @Override
    public NoLocals localsAfter(Desk desk, Action action) {
      desk.count++;
      return none;
    }
  }

  /** Whoever holds a high card may lay it down. */
  enum High implements Window<Desk, NoLocals> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, NoLocals none) {
      return desk.count % desk.seats();
    }

    @Override
    public boolean mightAct(Desk desk, NoLocals none, int seat) {
      return !desk.cards.isEmpty(desk.places.hands().get(seat));
    }

    @Override
    public boolean staysOpen(Desk desk, NoLocals none) {
      return flaw != Flaw.DISCREET_WINDOW_TELLS || !desk.config().options().get("windows").equals("discreet")
          || holdsHigh(desk, firstSeat(desk, none));
    }

    @Override
    public void collectActions(Desk desk, NoLocals none, int seat, ActionCollector out) {
      for (int face = HIGH; face < Desk.CARDS && !out.isSatisfied(); face++) {
        if (desk.holds(seat, face)) {
          out.add(new Word("lay-" + face));
        }
      }
    }

    @Override
    public NoLocals localsAfter(Desk desk, NoLocals none, int seat, Action action) {
      lay(desk, seat, Integer.parseInt(action.notation().substring("lay-".length())));
      return none;
    }
  }

  /** One who holds a high card lays any card down; others are not asked. */
  record Take(NoLocals none) implements Script.Reply<Desk, NoLocals> {

    @Override
    public String kind() {
      return "lay";
    }

    @Override
    public int seat(Desk desk) {
      return desk.count % desk.seats();
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      Zone hand = desk.places.hands().get(desk.count % desk.seats());
      for (int card = desk.cards.top(hand); card >= 0; card = desk.cards.next(card)) {
        out.add(new Word("take-" + desk.cards.face(card)));
      }
    }

    @Override
    public NoLocals localsAfter(Desk desk, Action action) {
      int seat = desk.count % desk.seats();
      int face = Integer.parseInt(action.notation().substring("take-".length()));
      boolean isTop = face == desk.cards.face(desk.cards.top(desk.places.hands().get(seat)));
      if (flaw == Flaw.FOREIGN_ACTION_FAILS && isTop && !holdsHigh(desk, seat)) {
        throw new IllegalStateException("whoever is asked holds a high card");
      }
      lay(desk, seat, face);
      return none;
    }
  }

  private static void lay(Desk desk, int seat, int face) {
    Zone hand = desk.places.hands().get(seat);
    int card = desk.cards.top(hand);
    while (desk.cards.face(card) != face) {
      card = desk.cards.next(card);
    }
    desk.move(card, desk.places.pile());
  }

  private static final Script<Desk, NoLocals> ALL = Script.<Desk, NoLocals>of("all")
      .act((desk, none) -> desk.shuffle(desk.places.deck(), "stock", 0))
      .act((desk, none) -> IntStream.range(0, Desk.CARDS - 2).forEach(i ->
          desk.move(desk.cards.top(desk.places.deck()), desk.places.hands().get(i % desk.seats()))))
      .when((desk, none) -> holdsHigh(desk, 0), then -> then
          .ask(Take::new))
      .repeatWhile((desk, none) -> desk.count < ROUNDS, body -> body
          .ask(Step::new)
          .window(High.WINDOW))
      .act((desk, none) -> desk.end())
      .build();

  private static Game game() {
    return new Workbench(desk -> desk.then(ALL.start(NoLocals.NOTHING)));
  }

  @ParameterizedTest
  @EnumSource(Flaw.class)
  void flaw_ofADecision_isCaught_byItsTestAlone(Flaw tried) {
    flaw = tried;
    DeskContract.tried = game();
    DeskContract.setups = List.of(Workbench.seated(2), Workbench.seated(3).option("windows", "discreet"));
    List<String> failed = new ArrayList<>();
    List<String> messages = new ArrayList<>();
    TestExecutionListener listener = new TestExecutionListener() {
      @Override
      public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        result.getThrowable().ifPresent(failure -> {
          failed.add(test.getDisplayName());
          messages.add(String.valueOf(failure.getMessage()));
        });
      }
    };
    LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request().selectors(selectClass(DeskContract.class))
        .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
        .filters(TagFilter.includeTags("property-2", "property-3", "property-6 & !fresh-jvm")).build(), listener);
    if (tried == Flaw.NONE) {
      assertThat(messages).isEmpty();
    } else {
      assertThat(failed).as(String.join("\n", messages)).singleElement().asString().startsWith(tried.test);
      assertThat(messages.get(0)).contains(tried.says);
    }
  }
}
