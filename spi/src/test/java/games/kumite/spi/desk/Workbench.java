package games.kumite.spi.desk;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Element.Kind;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.spi.Inspection;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Window;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A game whose first steps a test puts on the agenda. */
final class Workbench extends SmallGame {

  static final Phase PLAY = Phase.of("play", "Play");
  private static final List<String> NAMES = List.of("Ana", "Bo", "Cy", "Di", "Ed", "Flo");

  private final Consumer<Desk> begin;

  Workbench(Consumer<Desk> begin) {
    super("desk", "Desk", List.of(1, 2, 3, 4, 5, 6), PLAY, Bench.class);
    this.begin = begin;
  }

  /** A match of so many seats. */
  static Match match(int seats, Consumer<Desk> begin) {
    return new Workbench(begin).start(seated(seats));
  }

  /** A match in which everybody is asked who might act. */
  static Match discreet(int seats, Consumer<Desk> begin) {
    return new Workbench(begin).start(seated(seats).option("windows", "discreet"));
  }

  static Setup seated(int seats) {
    return Setup.seats(NAMES.subList(0, seats).toArray(String[]::new)).seed(1);
  }

  static Desk desk(Match match) {
    return (Desk) Inspection.state(match);
  }

  static List<String> said(Match match) {
    return desk(match).said;
  }

  static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  static List<String> listed(Match match) {
    return match.decision().actions().stream().map(games.kumite.api.Action::notation).toList();
  }

  /** How it looks. */
  private record Bench(Consumer<Desk> begin) implements Rules<Desk> {

    @Override
    public Desk initialState(MatchConfig config) {
      Desk desk = new Desk(config);
      begin.accept(desk);
      return desk;
    }

    @Override
    public void describe(Desk desk, TableBuilder table) {
      IntStream.range(0, desk.seats()).forEach(seat -> {
        table.seat(seat);
        table.zone(desk.cards, desk.places.hands().get(seat));
        games.kumite.spi.cards.SecretNumber cup = desk.places.cups().get(seat);
        if (!desk.cells.isEmpty(cup) && table.isVisibleTo(desk.cells.knownBy(cup))) {
          table.add(Kind.DIE, cup.name()).set("face", desk.cells.number(cup)).set("sides", cup.sides());
        }
      });
      table.zone(desk.cards, desk.places.deck());
      table.zone(desk.cards, desk.places.pile());
      table.add(Kind.TRACK, "said").set("words", String.join(" ", desk.said));
      table.add(Kind.TRACK, "tallies").set("words", java.util.Arrays.toString(desk.tallies));
    }
  }

  @Override
  public List<Option> options() {
    return List.of(Window.OPTION);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1000).withScoreRange(0, 100).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(Bench.class).toInstance(new Bench(begin));
      }
    });
  }
}
