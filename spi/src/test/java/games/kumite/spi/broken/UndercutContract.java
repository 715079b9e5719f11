package games.kumite.spi.broken;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The conformance kit for Undercut with some flaw. Its name keeps it from being run as a test by itself. */
class UndercutContract extends GameContract {

  /** The flaw of the next run in this thread and in those that it begins. */
  static final ThreadLocal<Flaw> FLAW = new InheritableThreadLocal<>() {
    @Override
    protected Flaw initialValue() {
      return Flaw.NONE;
    }
  };

  /** Flaws that show only where certain cards lie in certain hands. */
  private static final Set<Flaw> RARE =
      EnumSet.of(Flaw.NONE, Flaw.STEP_WITH_FACE, Flaw.SECRET_IN_LOCALS, Flaw.PEEK_IN_STATE);

  @Override
  protected Game game() {
    return new Undercut(FLAW.get());
  }

  /** Most flaws show in the first matches. */
  @Override
  protected int seeds() {
    return RARE.contains(FLAW.get()) ? 2 : 1;
  }

  @Override
  protected int samples() {
    return 5;
  }

  @Override
  protected List<Setup> variedSetups() {
    List<Setup> varied = super.variedSetups();
    return varied.subList(0, Math.min(2, varied.size())); // with some flaws fewer can start
  }

  @Override
  protected boolean hasTableTexts() {
    return FLAW.get() == Flaw.UNSPOKEN_WORD;
  }

  /** The playthrough of the whole game shows every flaw that shows at all; only one flaw is there for it. */
  @Override
  protected List<Setup> playthroughSetups() {
    return FLAW.get() == Flaw.NONE || FLAW.get() == Flaw.OTHER_RULE ? super.playthroughSetups() : List.of();
  }

  /** A whole game in a fresh JVM. */
  static final class Whole extends UndercutContract {
    @Override
    protected Game game() {
      return new Undercut(Flaw.NONE);
    }
  }

  /** A game with another order in every JVM. */
  static final class IdentityOrder extends UndercutContract {
    @Override
    protected Game game() {
      return new Undercut(Flaw.IDENTITY_ORDER);
    }

    @Override
    protected List<Setup> playthroughSetups() {
      return List.of();
    }
  }
}
