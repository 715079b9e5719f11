package games.kumite.kungfu;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.Collections;
import java.util.List;

/**
 * The game keeps what every game must keep: with two, three and four seats, with secret dice, on several
 * tables, one of them generated and one with cars that are driven.
 */
final class KungFuContractTests extends GameContract {

  /** Who has foreseen three dice (KF-TRT-43a), with some Extras, one of them lost. */
  private static final String SEERS = "level=0 members=incense-master,student,student/lost,footsoldier";

  private static Setup on(String table, int seats) {
    return Setup.seats(List.of("Ana", "Bo", "Cy", "Di").subList(0, seats).toArray(String[]::new))
        .option("table", table).option("budget", 200).option("turnLimit", 5);
  }

  /** A battle that follows another one, so that nobody has to recruit. */
  private static Setup ofSeers(String table, int seats) {
    return on(table, seats).option("campaign", String.join("; ", Collections.nCopies(seats + seats % 2, SEERS)));
  }

  @Override
  protected Game game() {
    return new KungFuGame();
  }

  @Override
  protected int seeds() {
    return 1;
  }

  @Override
  protected int samples() {
    return 2;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(ofSeers("hideout", 3));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(on("street", 2).option("vehicles", true), on("wilderness", 2), on("generated", 2), on("hideout", 2).option("building", true));
  }

  @Override
  protected int searched() {
    return 30; // of thousands, each of them dear
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(on("hideout", 2), on("street", 3), on("wilderness", 4));
  }

  @Override
  protected int playthroughDecisions() {
    return 90;
  }

  /** The gangs of a usual battle. */
  @Override
  protected Setup shownSetup() {
    return Setup.seats("Ana", "Bo").option("table", "street");
  }

  @Override
  protected int shownDecisions() {
    return 120;
  }

  @Override
  protected int fingerprintSeeds() {
    return 4;
  }

  @Override
  protected boolean hasTableTexts() {
    return true;
  }
}
