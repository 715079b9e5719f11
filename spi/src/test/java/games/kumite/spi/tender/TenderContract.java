package games.kumite.spi.tender;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kit for the tender with a mistake. Its name keeps it from being run as a test by itself. */
class TenderContract extends GameContract {

  /** The mistake of the next run in this thread and in those that it begins. */
  static final ThreadLocal<@Nullable Mistake> MISTAKE = new InheritableThreadLocal<>();

  @Override
  protected Game game() {
    return new Tender(MISTAKE.get());
  }

  @Override
  protected int seeds() {
    return 2;
  }

  @Override
  protected int samples() {
    return 5;
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }

  /** As many seeds as it takes to meet two cards of one name in one hand, one of them shown. */
  static final class Whole extends TenderContract {
    @Override
    protected int seeds() {
      return 12;
    }
  }
}
