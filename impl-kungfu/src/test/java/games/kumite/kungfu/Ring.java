package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A fight on an empty table with loaded dice. Ana runs gang 1, Bo gang 2; Bo attacks, so the attacker is not seat 1,
 * and it is Bo's turn unless said otherwise. Bases are 250 wide.
 */
public final class Ring {

  private final LoadedDice dice = new LoadedDice();
  private final Match match;

  private Ring(int active, Consumer<GameState> more, String... figures) {
    this("protagonist-1=0 protagonist-2=0", active, Setup.seats("Ana", "Bo"), more, figures); // the first of several
  }

  private Ring(String results, int active, Setup seats, Consumer<GameState> more, String... figures) {
    dice.lay(results);
    SetupGame game = new SetupGame(state -> {
      state.set(Counters.ATTACKER, 1);
      state.set(Counters.PLOT, Plot.REVENGE.ordinal());
      state.set(Counters.SEEKER, 1);
      state.set(Counters.ACTIVE, active);
      for (int gang = 0; gang < state.gangs(); gang++) {
        state.gang(gang, Counters.CHI_LEVEL, 4);
      }
      for (String figure : figures) {
        place(state, figure.split(" "));
      }
      for (int gang = 0; gang < state.gangs(); gang++) {
        state.gang(gang, Counters.MEMBERS, state.members(gang).size());
      }
      more.accept(state);
      return Turns.BEGIN;
    }, java.util.Arrays.stream(figures).map(figure -> figure.split(" ")[1]).toList());
    match = game.start(seats.random(dice));
  }

  /** Figures as {@code gang profile x y [level]}; the profile may be one of {@link games.kumite.kungfu.content.OwnProfiles}. */
  public static Ring of(String... figures) {
    return new Ring(1, state -> { }, figures);
  }

  /** The same in Ana's turn. */
  public static Ring ofAnasTurn(Consumer<GameState> more, String... figures) {
    return new Ring(0, more, figures);
  }

  /** The same with more changes. */
  public static Ring of(Consumer<GameState> more, String... figures) {
    return new Ring(1, more, figures);
  }

  /** A fight of more seats, Ana, Bo, Cy, Di, Ed, Fay, with dice that fall before the first turn; Bo's side attacks. */
  public static Ring ofSeats(int seats, String results, Consumer<GameState> more, String... figures) {
    return new Ring(results, -1, Setup.seats(List.of("Ana", "Bo", "Cy", "Di", "Ed", "Fay").subList(0, seats)
        .toArray(String[]::new)), more, figures);
  }

  /** A fight of two in which cars can be driven. */
  public static Ring driving(Consumer<GameState> more, String... figures) {
    return new Ring("protagonist-1=0 protagonist-2=0", 1, Setup.seats("Ana", "Bo").option("vehicles", true), more, figures);
  }

  /** A fight of two in which the Chi of a gang is counted by its points; they have none. */
  public static Ring strictly(Consumer<GameState> more, String... figures) {
    return new Ring("protagonist-1=0 protagonist-2=0", 1, Setup.seats("Ana", "Bo").option("strictChi", true), more, figures);
  }

  /** A fight of two without a record: what is changed in its state directly is told. */
  public static Ring unrecorded(Consumer<GameState> more, String... figures) {
    return new Ring("protagonist-1=0 protagonist-2=0", 1, Setup.seats("Ana", "Bo").withoutRecord(), more, figures);
  }

  /** A fight of two with an owner's content, of a directory. */
  public static Ring owning(String content, Consumer<GameState> more, String... figures) {
    return new Ring("protagonist-1=0 protagonist-2=0", 1, Setup.seats("Ana", "Bo").option("content", content), more, figures);
  }

  private static void place(GameState state, String... words) {
    int figure = state.figures().add(state.definition().content.profile(words[1]), Integer.parseInt(words[0]) - 1);
    state.figures().put(figure, Place.of(Integer.parseInt(words[2]), Integer.parseInt(words[3]),
        words.length > 4 ? Integer.parseInt(words[4]) : 0));
  }

  public Ring dice(String results) {
    dice.lay(results);
    return this;
  }

  public Ring play(String... notations) {
    for (String notation : notations) {
      assertThat(match.decision().prompt().toString()).as("every argument of the prompt is given").doesNotContain("{");
      match.play(match.decision().parse(notation));
    }
    return this;
  }

  /** Plays what is asked for only where there is more than one answer. */
  public Ring choose(String notation) {
    return refused(notation).equals("legal") ? play(notation) : this;
  }

  /** It is Bo's turn; 2-1 is activated and has so many actions. */
  public static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    Ring ring = skip(of(more, figures)).play("activate figure:2-1");
    skip(ring).dice("activation-2=" + "5,".repeat(actions - 1) + "5").play("roll " + actions);
    return skip(ring);
  }

  /** Passes as long as that is possible. */
  public static Ring skip(Ring ring) {
    while (!ring.match.isOver() && ring.listed().contains("pass")) {
      ring.play("pass");
    }
    return ring;
  }

  public GameState fight() {
    return (GameState) Inspection.state(match);
  }

  public Figures figures() {
    return fight().figures();
  }

  public int figure(String name) {
    return figures().named(name);
  }

  public boolean is(String name, Condition condition) {
    return figures().is(figure(name), condition);
  }

  public String place(String name) {
    long place = figures().place(figure(name));
    return Place.x(place) + " " + Place.y(place);
  }

  public int chi(int gang) {
    return fight().gang(gang - 1, Counters.CHI);
  }

  public String kind() {
    return match.decision().kind();
  }

  public String actor() {
    return match.actor().name();
  }

  /** The kind of what is asked, and its words: for who is asked, and for the others. */
  public String asked() {
    return kind() + ": " + Ring.withoutDice(match.decision().prompt().chooser()) + " / " + Ring.withoutDice(match.decision().prompt().waiting());
  }

  public List<String> listed() {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  /** The rule that refuses an action. */
  public String refused(String notation) {
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refusal) {
      return refusal.rule().orElse("none");
    }
    return "legal";
  }

  public Match match() {
    return match;
  }


  /** Returns a question without the dice that it says at its end. */
  public static String withoutDice(String question) {
    return question.replaceAll(" \\(Rolled: [^)]*\\)$", "");
  }

  /** Returns the words of an attribute, separated by blanks; null if there is none. */
  public static @Nullable String words(@Nullable Object attribute) {
    return attribute instanceof List<?> words ? words.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : attribute == null ? null : attribute.toString();
  }
}
