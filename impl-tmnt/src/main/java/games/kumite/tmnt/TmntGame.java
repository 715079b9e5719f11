package games.kumite.tmnt;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.ContentChecks;
import games.kumite.tmnt.content.Vocabulary;
import games.kumite.tmnt.effect.CardWords;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.PriorityWindow;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Munchkin Teenage Mutant Ninja Turtles: three to six players race to Level 10. */
public final class TmntGame extends GamePlugin {

  /**
   * The most decisions about trades in a turn: three trades of each player in each of four windows, with every card
   * selected and placed, sent, answered.
   */
  private static final int MAX_OF_TRADES = 4 * 3 * Settings.MAX_SEATS * (2 * ContentChecks.MAX_CARDS + 7);

  /**
   * The most decisions about help in a turn: two offers to each other player, with a counter-offer, each with all cards
   * and the other parts of an offer.
   */
  private static final int MAX_OF_OFFERS = 2 * (Settings.MAX_SEATS - 1) * (2 * ContentChecks.MAX_CARDS + 12);

  /**
   * The most decisions of one other action of a window and of all that follows before the next: its target, a cost of at
   * most 9 cards, at most 9 cards drawn, each of which is played, placed, and lost or sold once, a body with a card for
   * each of five others, who play and place it, and the passes of all seats.
   */
  private static final int MAX_OF_AN_ACTION = 80;

  /**
   * The most decisions of a turn that are none of these: passes of at most 33 windows, Bad Stuff of at most 13 monsters
   * against two runners, two bodies, Treasures, Charity.
   */
  private static final int MAX_BESIDES = 20_000;

  /** The most decisions of a match: the turn limit is on in every match, and a turn's windows have a last action. */
  private static final int MAX_OF_A_TURN =
      PriorityWindow.MAX_ACTIONS * MAX_OF_AN_ACTION + MAX_OF_TRADES + MAX_OF_OFFERS + MAX_BESIDES;
  private static final int MAX_DECISIONS = Settings.MAX_ROUNDS * Settings.MAX_SEATS * MAX_OF_A_TURN;

  /**
   * The playout cutoff. Positions are compared where the next turn begins, when no combat is on and no player talks.
   */
  private static final int CUTOFF = GameProperties.ROUND_END;

  private final Vocabulary vocabulary;

  /** Creates the plugin, for {@link java.util.ServiceLoader}. */
  public TmntGame() {
    this(CardWords.ALL);
  }

  /** Creates the plugin with the words that its cards may use. */
  TmntGame(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  @Override
  public String id() {
    return "tmnt";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return IntStream.rangeClosed(Settings.MIN_SEATS, Settings.MAX_SEATS).boxed().toList(); // MT-SET-01
  }

  @Override
  public List<Option> options() {
    return withDescriptions(Settings.OPTIONS);
  }

  @Override
  public List<Phase> phases() {
    return withTitles(Scope.phases(Stage.values()));
  }

  @Override
  public List<String> keywords() {
    return Stream.concat(ActionVerb.ORDERS.stream(), Stream.of(ActionVerb.SIDE)).toList();
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, GameState.GOAL).withHiddenInformation().withChance()
        .withPlayoutCutoff(CUTOFF);
  }

  @Override
  protected int maxDecisions(MatchConfig config) {
    Settings settings = Settings.of(config);
    return settings.turnLimit() * settings.seats() * MAX_OF_A_TURN;
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(new TypeLiteral<ContentCache<Content>>() {}, Content.shelf(vocabulary), TmntRules.class));
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return TmntRules.class;
  }
}
