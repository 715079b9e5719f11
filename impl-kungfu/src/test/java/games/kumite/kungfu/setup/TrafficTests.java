package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
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
    Match match = new SetupGame(fight -> begin(fight, seed), PROFILES).start(
        Setup.seats("Ana", "Bo").option("vehicles", true).option("turnLimit", 8).seed(seed).unrecorded());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    int count = 0;
    while (!match.isOver() && count++ < MOST) {
      match.playRandom(random);
      if (count % 16 == 0) {
        check((Fight) Inspection.state(match), "seed " + seed + " after " + count);
      }
    }
    assertThat(match.isOver()).as("seed " + seed).isTrue();
    Cars cars = ((Fight) Inspection.state(match)).cars();
    boolean hasMoved = false;
    for (int car = 0; car < cars.count(); car++) {
      hasMoved |= cars.x(car) != cars.chassis(car).middleX() || cars.y(car) != cars.chassis(car).middleY();
    }
    return hasMoved;
  }

  /** Whoever has a body is in nothing that stands. */
  private static void check(Fight fight, String when) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      long place = fight.figures().place(figure);
      for (int piece = 0; piece < fight.board().pieces() && fight.figures().isBody(figure); piece++) {
        boolean isIn = fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.CAR)
            && fight.board().piece(piece).isAtHeight(Place.level(place), Place.level(place) + 1)
            && !fight.board().piece(piece).outline.isClearOf(Place.x(place), Place.y(place),
                fight.figures().size(figure).radius());
        assertThat(isIn).as("%s: figure %d at %s in piece %d", when, figure, Place.text(place), piece).isFalse();
      }
    }
  }

  private static Step<Fight> begin(Fight fight, long seed) {
    fight.set(Num.ATTACKER, 1);
    fight.set(Num.PLOT, Plot.REVENGE.ordinal());
    fight.set(Num.SEEKER, 1);
    fight.set(Num.ACTIVE, 0);
    fight.set(Num.COMPLICATION, Complication.FIRE.ordinal());
    fight.choose(LocationTrait.DRUNK_DRIVERS);
    fight.choose(LocationTrait.REINFORCEMENTS);
    fight.lay(java.util.Objects.requireNonNull(fight.terms().content.tables().get("street")).board());
    SeededRandom random = RandomSource.seeded(seed).split("begin");
    for (int gang = 0; gang < fight.gangs(); gang++) {
      fight.gang(gang, Num.CHI_LEVEL, 4);
      fight.gang(gang, Num.CHI, 4);
      fight.gang(gang, Num.POINTS, 160);
      for (String profile : PROFILES) {
        place(fight, fight.figures().add(fight.terms().content.profile(profile), gang), random);
      }
      fight.gang(gang, Num.MEMBERS, fight.members(gang).size());
    }
    return Turns.BEGIN;
  }

  /** Beside a car of its gang, or in it. */
  private static void place(Fight fight, int figure, SeededRandom random) {
    int first = fight.figures().gang(figure) * 2 + random.pick("car", 0, 2) + 1;
    int piece = fight.board().find("v" + first);
    int car = fight.cars().at(fight.board(), piece);
    fight.cars().wire(car);
    if (figure % 8 < 4 && fight.figures().size(figure).radius() < 200) {
      fight.figures().board(figure, piece);
      fight.figures().put(figure, Place.of(fight.cars().x(car) / 2, fight.cars().y(car) / 2, 0));
      return;
    }
    List<Long> beside = Spots.besideItem(fight.board(), fight.figures(), figure, fight.figures().size(figure), "v" + first);
    fight.figures().put(figure, beside.isEmpty()
        ? Spots.atCorner(fight.board(), fight.figures(), figure, fight.figures().size(figure), figure % 4)
        : beside.get(random.pick("place", 0, beside.size())));
  }
}
