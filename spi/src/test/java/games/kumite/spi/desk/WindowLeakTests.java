package games.kumite.spi.desk;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.Window;
import games.kumite.spi.testkit.HiddenInformationContract;
import java.util.List;
import java.util.stream.IntStream;

/** Property 6 for windows whose options depend on hidden hands, with two to six seats. */
final class WindowLeakTests extends HiddenInformationContract {

  /** Whoever holds one of the higher cards may show it, as long as the pile has fewer than four. */
  private enum Show implements Window<Desk, Sum> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Sum locals) {
      return desk.count % desk.seats();
    }

    @Override
    public boolean staysOpen(Desk desk, Sum locals) {
      return desk.cards.count(desk.places.pile()) < 4;
    }

    @Override
    public boolean mightAct(Desk desk, Sum locals, int seat) {
      return !desk.cards.isEmpty(desk.places.hands().get(seat));
    }

    @Override
    public void collectActions(Desk desk, Sum locals, int seat, ActionCollector out) {
      for (int face = Desk.CARDS / 2; face < Desk.CARDS; face++) {
        if (desk.holds(seat, face)) {
          out.add(new Word("show-" + face));
        }
      }
    }

    @Override
    public Sum localsAfter(Desk desk, Sum locals, int seat, Action action) {
      int face = Integer.parseInt(action.notation().substring("show-".length()));
      for (int card = desk.cards.top(desk.places.hands().get(seat)); card >= 0; card = desk.cards.next(card)) {
        if (desk.cards.face(card) == face) {
          desk.move(card, desk.places.pile());
          return locals.plus(1);
        }
      }
      throw new IllegalStateException("nobody holds " + face);
    }
  }

  private static final Script<Desk, Sum> ROUNDS = Script.<Desk, Sum>of("rounds")
      .act((desk, sum) -> desk.shuffle(desk.places.deck(), "stock", 0))
      .act((desk, sum) -> IntStream.range(0, 2 * desk.seats()).forEach(i ->
          desk.move(desk.cards.top(desk.places.deck()), desk.places.hands().get(i % desk.seats()))))
      .repeatWhile((desk, sum) -> desk.count < 3, body -> body
          .ask(Answer.of(0, "on"))
          .window(Show.WINDOW)
          .act((desk, sum) -> desk.count++))
      .act((desk, sum) -> desk.end())
      .build();

  @Override
  protected Game game() {
    return new Workbench(desk -> desk.then(ROUNDS.start(Sum.ZERO)));
  }

  @Override
  protected List<Setup> setups() {
    return IntStream.rangeClosed(2, 6).mapToObj(Workbench::seated).toList();
  }

  @Override
  protected List<Setup> variedSetups() {
    return IntStream.rangeClosed(2, 6).mapToObj(seats -> Workbench.seated(seats).option("windows", "discreet")).toList();
  }
}
