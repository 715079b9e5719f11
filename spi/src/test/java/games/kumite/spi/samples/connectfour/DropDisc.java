package games.kumite.spi.samples.connectfour;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/** The only question: which column? */
enum DropDisc implements Question<Rack> {
  DROP_DISC;

  private static final Refusal TAKEN = new Refusal("CF-02", "taken");
  private static final Refusal FLOATING = new Refusal("CF-03", "floating");
  private static final EventType DROPPED =
      EventType.of("dropped", "CF-01").seat("by").word("space", space -> "space:" + Drop.name(space));
  private static final Outcome[] WINS = {
      Outcome.byScore("four in a row", 1, -1), Outcome.byScore("four in a row", -1, 1)};
  private static final Outcome DRAW = Outcome.byScore("full", 0, 0);

  @Override
  public String kind() {
    return "drop";
  }

  @Override
  public int seat(Rack rack) {
    return rack.turn;
  }

  @Override
  public void collectActions(Rack rack, ActionCollector out) {
    out.addAll(rack.landings(), Drop.bySpace());
    if (out.isExplaining()) {
      refuse(rack.taken(), TAKEN, out); // CF-02
      refuse(rack.floating(), FLOATING, out); // CF-03
    }
  }

  private static void refuse(long refused, Refusal reason, ActionCollector out) {
    for (long spaces = refused; spaces != 0; spaces &= spaces - 1) {
      out.add(Drop.of(Long.numberOfTrailingZeros(spaces)), reason);
    }
  }

  @Override
  public void execute(Rack rack, Action action) {
    int space = ((Drop) action).space();
    int seat = rack.turn;
    boolean won = rack.drop(space);
    rack.emit(DROPPED, seat, space);
    if (won) {
      rack.finish(WINS[seat]); // CF-04
    } else if (rack.isFull()) {
      rack.finish(DRAW); // CF-05
    } else {
      rack.turn = 1 - seat; // CF-01
      rack.ask(this);
    }
  }
}
