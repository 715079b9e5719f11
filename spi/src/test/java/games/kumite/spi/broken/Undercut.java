package games.kumite.spi.broken;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Undercut, a game for the kit's own tests: bid, then play a card openly, which others may top, bury it for the
 * next seat to guess, or peek at the deck first; the highest sum wins, with what is under one's cup. One flaw can
 * be built in.
 */
final class Undercut extends GamePlugin {

  static final Phase ROUND = Phase.of("round", "Round");
  static final Phase TURN = ROUND.child("turn", "Turn");
  private static final int MAX_POINTS = 100;
  private static final int MAX_DECISIONS = 30;

  private final Flaw flaw;

  Undercut(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String id() {
    return switch (flaw) {
      case BUNDLE_WITH_OTHER_KEYS -> "undercut-keys";
      case SPOKEN_ATTRIBUTE, UNSPOKEN_WORD -> "undercut-spoken";
      case HOLE_IN_REFUSAL -> "undercut-refusal";
      default -> "undercut";
    };
  }

  @Override
  public String title() {
    return "Undercut";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("rounds", "How many rounds are played.", 1, 2, 2),
        Option.flag("bonus", "Whether the highest bidder rolls a die.", true));
  }

  @Override
  public List<Phase> phases() {
    return flaw == Flaw.UNLISTED_PHASE ? List.of(ROUND) : List.of(ROUND, TURN);
  }

  @Override
  public List<String> keywords() {
    return flaw == Flaw.TOO_MANY_KEYWORDS
        ? Stream.concat(Stream.of("odd", "even"), IntStream.range(2, 10_001).mapToObj(i -> "word-" + i)).toList()
        : List.of("odd", "even");
  }

  @Override
  public GameProperties properties() {
    GameProperties facts = GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, MAX_POINTS).withHiddenInformation();
    return flaw == Flaw.UNDECLARED_CHANCE ? facts : facts.withChance();
  }

  @Override
  protected void validate(int seats, Map<String, Object> options) {
    if (flaw == Flaw.UNUSABLE_OPTION && options.get("rounds").equals(1)) {
      throw new InvalidSetupException("option rounds must be 2");
    }
    if (flaw == Flaw.SEATS_NEED_AN_OPTION && seats > 2 && options.get("bonus").equals(true)) {
      throw new InvalidSetupException("option bonus must be false");
    }
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(Flaw.class).toInstance(flaw);
        bind(Tally.class).toInstance(new Tally());
        bind(UndercutRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return UndercutRules.class;
  }
}
