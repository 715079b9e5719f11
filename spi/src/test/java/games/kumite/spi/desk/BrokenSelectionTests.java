package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import games.kumite.api.Game;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Selections that are judged wrongly or tell what is picked are caught by the kit, and a whole one is not. */
final class BrokenSelectionTests {

  /** What is wrong, which test of the kit is there for it, and what it says. */
  enum Flaw {
    NONE("", ""),
    PICK_THAT_LEADS_NOWHERE("3: every listed pick", "is listed, but"),
    PICK_NOT_LISTED("3: every listed pick", "is not listed, but a legal set holds it"),
    PICK_TOLD("6: what is picked", "yet sees something else");

    private final String test;
    private final String says;

    Flaw(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Flaw flaw = Flaw.NONE;

  /** Cards of a hand whose numbers make ten or more, and would not without any one of them. */
  enum Ten implements Selection<Desk, NoLocals> {
    SET;

    private static final int ENOUGH = 10;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, NoLocals locals) {
      return desk.count % desk.seats();
    }

    @Override
    public void collectCandidates(Desk desk, NoLocals locals, Candidates out) {
      int seat = seat(desk, locals);
      for (int card = desk.cards.top(desk.places.hands().get(seat)); card >= 0; card = desk.cards.next(card)) {
        out.add(card, desk.cards.face(card), new Word("take-" + desk.cards.face(card)));
      }
    }

    private static int sum(Desk desk, IntList selected) {
      return IntStream.range(0, selected.size()).map(i -> desk.cards.face(selected.get(i))).sum();
    }

    @Override
    public boolean isLegal(Desk desk, NoLocals locals, IntList selected) {
      int sum = sum(desk, selected);
      return sum >= ENOUGH && IntStream.range(0, selected.size()).allMatch(i ->
          sum - desk.cards.face(selected.get(i)) < ENOUGH);
    }

    @Override
    public boolean canBecomeLegal(Desk desk, NoLocals locals, IntList selected, Candidates rest) {
      if (flaw == Flaw.PICK_THAT_LEADS_NOWHERE) {
        return true;
      }
      if (flaw == Flaw.PICK_NOT_LISTED && selected.size() == 1 && desk.cards.face(selected.get(0)) == 5) {
        return false;
      }
      return isLegal(desk, locals, selected) || IntStream.range(0, rest.size()).filter(rest::isAvailable)
          .filter(place -> selected.size() == 0 || !selected.contains(rest.get(place)))
          .anyMatch(place -> grows(desk, locals, selected, rest, place));
    }

    private boolean grows(Desk desk, NoLocals locals, IntList selected, Candidates rest, int from) {
      IntList more = selected.and(rest.get(from));
      return isLegal(desk, locals, more) || IntStream.range(from + 1, rest.size()).filter(rest::isAvailable)
          .anyMatch(place -> grows(desk, locals, more, rest, place));
    }

    @Override
    public games.kumite.api.Prompt prompt(Desk desk, NoLocals locals, IntList selected) {
      games.kumite.api.Prompt prompt = Selection.super.prompt(desk, locals, selected);
      return flaw != Flaw.PICK_TOLD ? prompt
          : new games.kumite.api.Prompt(prompt.chooser(), prompt.waiting() + " It has " + sum(desk, selected) + ".");
    }

    @Override
    public NoLocals localsAfter(Desk desk, NoLocals locals, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        desk.move(selected.get(i), desk.places.pile());
      }
      desk.count++;
      return locals;
    }
  }

  private static final Script<Desk, NoLocals> ALL = Script.<Desk, NoLocals>of("all")
      .act((desk, none) -> desk.shuffle(desk.places.deck(), "stock", 0))
      .act((desk, none) -> IntStream.range(0, 12).forEach(i ->
          desk.move(desk.cards.top(desk.places.deck()), desk.places.hands().get(i % desk.seats()))))
      .repeatWhile((desk, none) -> desk.count < desk.seats(), body -> body.select(Ten.SET))
      .act((desk, none) -> desk.end())
      .build();

  /** The game of the next run of the kit. */
  static Game game() {
    return new Workbench(desk -> desk.then(ALL.start(NoLocals.NOTHING)));
  }

  @ParameterizedTest
  @EnumSource(Flaw.class)
  void flaw_ofASelection_isCaught_byItsTest(Flaw tried) {
    flaw = tried;
    DeskContract.tried = game();
    DeskContract.setups = List.of(Workbench.seated(2));
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
        .filters(TagFilter.includeTags("property-3", "property-6 & !fresh-jvm")).build(), listener);
    if (tried == Flaw.NONE) {
      assertThat(messages).isEmpty();
    } else {
      assertThat(failed).anySatisfy(test -> assertThat(test).startsWith(tried.test));
      assertThat(messages).anySatisfy(message -> assertThat(message).contains(tried.says));
    }
  }
}
