package games.kumite.spi.whisper;

import games.kumite.api.Action;
import games.kumite.api.Element.Kind;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Zone;
import jakarta.inject.Inject;
import java.util.Locale;

/** The rules, one after the other. */
final class WhisperRules implements Rules<Circle> {

  private static final EventType STAYED = EventType.of("stayed", "").number("times").seat("who");
  private static final EventType SECRET = EventType.of("secret", "").secretNumber("value").seat("who");

  @Inject
  WhisperRules() {}

  @Override
  public Circle initialState(MatchConfig config) {
    Circle circle = new Circle(config);
    circle.then(Deal.DEAL);
    circle.ask(Go.GO);
    return circle;
  }

  @Override
  public void describe(Circle circle, TableBuilder table) {
    for (int seat = 0; seat < Circle.SEATS; seat++) {
      table.seat(seat).zone(circle.cards(), Circle.HANDS.get(seat));
    }
    table.add(Kind.TRACK, "stays").set("value", circle.stays);
    table.add(Kind.TRACK, "lines").set("value", circle.lines);
    table.add(Kind.TRACK, "roll").set("value", circle.roll);
  }

  enum Deal implements Step<Circle> {
    DEAL;

    @Override
    public void run(Circle circle) {
      circle.shuffle(Circle.DECK, "deck", 0);
      for (Zone hand : Circle.HANDS) {
        circle.move(circle.cards().top(Circle.DECK), hand);
      }
    }
  }

  enum Marker implements Scope<Circle> {
    WHISPERING;

    @Override
    public Phase phase() {
      return Whisper.MAIN;
    }
  }

  enum Move implements Action {
    SAY, STAY, RECITE, CATCH, BREAK;

    @Override
    public String notation() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String label() {
      return name();
    }
  }

  enum Go implements Question<Circle> {
    GO;

    @Override
    public int seat(Circle circle) {
      return 0;
    }

    @Override
    public void collectActions(Circle circle, ActionCollector out) {
      out.add(Move.SAY);
      out.add(Move.STAY);
      out.add(Move.RECITE);
    }

    @Override
    public void execute(Circle circle, Action action) {
      switch ((Move) action) {
        case SAY -> circle.then(CatchIt.WINDOW.with(NoLocals.NOTHING), Marker.WHISPERING);
        case RECITE -> circle.then(VERSE.start(0), Marker.WHISPERING);
        default -> stay(circle);
      }
      circle.ask(GO);
    }

    private static void stay(Circle circle) {
      circle.stays++;
      circle.emit(STAYED, circle.stays, 0);
      circle.emit(SECRET, 42, 0);
      if (circle.config().flag("die")) {
        circle.roll = circle.random().die("roll", 0, 6);
      }
    }
  }

  /** Leaves its own scope in its first line: the second is never reached. */
  private static final Script<Circle, Integer> VERSE = Script.<Circle, Integer>of("verse")
      .act((circle, line) -> {
        circle.lines++;
        circle.leave(Marker.WHISPERING);
      })
      .act((circle, line) -> circle.lines += 100)
      .build();

  enum CatchIt implements Window<Circle, NoLocals> {
    WINDOW;

    @Override
    public String kind() {
      return "catch";
    }

    @Override
    public int firstSeat(Circle circle, NoLocals locals) {
      return isPair(circle) ? 0 : 1;
    }

    @Override
    public int nextSeat(Circle circle, int seat) {
      return isPair(circle) ? 1 - seat : (seat + 1) % Circle.SEATS;
    }

    @Override
    public void collectActions(Circle circle, NoLocals locals, int seat, ActionCollector out) {
      if (isPair(circle) || circle.holdsX(seat)) {
        out.add(Move.CATCH);
        out.add(Move.BREAK);
      }
    }

    @Override
    public NoLocals localsAfter(Circle circle, NoLocals locals, int seat, Action action) {
      if (action == Move.BREAK) {
        circle.leave(Marker.WHISPERING);
      }
      return locals;
    }

    private static boolean isPair(Circle circle) {
      return circle.config().flag("pair");
    }
  }
}
