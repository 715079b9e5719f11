package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole random fights in a street in which everybody sits in a car or beside one, and half of the cars roll or burn. */
final class TrafficTests {

  private static final int MOST = 3000;
  private static final List<String> PROFILES = List.of("hero/pistol", "thug/pistol", "thug/automatic-weapon", "hero/huge",
      "thug/pistol", "thug", "bruiser/big", "thug/grenade");

  /** Fights of these seeds; one of them could be asked for more. */
  @Test
  @Rule("KF-RUL-140e")
  void fights_withManyCars_end_andNobodyStandsInOne() {
    int moved = 0;
    for (long seed = 1; seed <= Long.getLong("kumite.traffic", 4); seed++) {
      moved += play(seed) ? 1 : 0;
    }
    assertThat(moved).as("fights in which a car has moved").isGreaterThan(1);
  }

  private static boolean play(long seed) {
    Match match = new SetupGame(state -> begin(state, seed), PROFILES).start(
        Setup.seats("Ana", "Bo").option("vehicles", true).option("turnLimit", 8).seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    int count = 0;
    while (!match.isOver() && count++ < MOST) {
      match.playRandom(random);
      if (count % 16 == 0) {
        check((GameState) Inspection.state(match), "seed " + seed + " after " + count);
      }
    }
    assertThat(match.isOver()).as("seed " + seed).isTrue();
    Cars cars = ((GameState) Inspection.state(match)).cars();
    boolean hasMoved = false;
    for (int car = 0; car < cars.count(); car++) {
      hasMoved |= cars.x(car) != cars.chassis(car).middleX() || cars.y(car) != cars.chassis(car).middleY();
    }
    return hasMoved;
  }

  /** Whoever has a body is in nothing that stands. */
  private static void check(GameState state, String when) {
    for (int figure = 0; figure < state.figures().count(); figure++) {
      long place = state.figures().place(figure);
      for (int piece = 0; piece < state.board().pieces() && state.figures().isBody(figure); piece++) {
        boolean isIn = state.board().isThere(piece) && state.board().piece(piece).is(Flag.CAR)
            && state.board().piece(piece).isAtHeight(Place.level(place), Place.level(place) + 1)
            && !state.board().piece(piece).outline.isClearOf(Place.x(place), Place.y(place),
                state.figures().size(figure).radius());
        assertThat(isIn).as("%s: figure %d at %s in piece %d", when, figure, Place.text(place), piece).isFalse();
      }
    }
  }

  private static Step<GameState> begin(GameState state, long seed) {
    state.set(Counters.ATTACKER, 1);
    state.set(Counters.PLOT, Plot.REVENGE.ordinal());
    state.set(Counters.SEEKER, 1);
    state.set(Counters.ACTIVE, 0);
    state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
    state.choose(LocationTrait.DRUNK_DRIVERS);
    state.choose(LocationTrait.REINFORCEMENTS);
    state.lay(java.util.Objects.requireNonNull(state.definition().content.tables().get("street")).board());
    SeededRandom random = RandomSource.seeded(seed).split("begin");
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.CHI_LEVEL, 4);
      state.gang(gang, Counters.CHI, 4);
      state.gang(gang, Counters.POINTS, 160);
      for (String profile : PROFILES) {
        place(state, state.figures().add(state.definition().content.profile(profile), gang), random);
      }
      state.gang(gang, Counters.MEMBERS, state.members(gang).size());
    }
    return Turns.BEGIN;
  }

  /** Beside a car of its gang, or in it. */
  private static void place(GameState state, int figure, SeededRandom random) {
    int first = state.figures().gang(figure) * 2 + random.pick("car", 0, 2) + 1;
    int piece = state.board().find("v" + first);
    int car = state.cars().at(state.board(), piece);
    state.cars().wire(car);
    if (figure % 8 < 4 && state.figures().size(figure).radius() < 200) {
      state.figures().board(figure, piece);
      state.figures().put(figure, Place.of(state.cars().x(car) / 2, state.cars().y(car) / 2, 0));
      return;
    }
    List<Long> beside = Spots.besideItem(state.board(), state.figures(), figure, state.figures().size(figure), "v" + first);
    state.figures().put(figure, beside.isEmpty()
        ? Spots.atCorner(state.board(), state.figures(), figure, state.figures().size(figure), figure % 4)
        : beside.get(random.pick("place", 0, beside.size())));
  }
}
