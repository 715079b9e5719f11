package games.kumite.spi.engine.learn;

import games.kumite.api.Action;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;
import games.kumite.api.learn.FeatureGrid;
import games.kumite.api.learn.Observation;
import games.kumite.spi.Done;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.Quoting;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.engine.match.EnginePerspective;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.features.Featured;
import games.kumite.spi.features.Features;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.numbers.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The layout of the observations of one setup: the question, then cards, numbers, cells, and the game's own features.
 */
@Immutable
public final class EngineEncoding<S extends State<S>> implements Encoding {

  private static final int NONE = -1;

  final Engine<S> engine;
  final @Nullable CardLayout cards;
  final @Nullable Features<Cards> cardFeatures;
  final @Nullable NumberLayout numbers;
  final @Nullable Features<Numbers> numberFeatures;
  final List<SecretNumberLayout> cells;
  final List<Feature> measures;
  private final List<FeatureGrid> grids;
  private final MatchConfig config;
  private final Class<?> stateType;
  private final @Nullable ActionSet actions;
  private final Map<String, Integer> kinds = new LinkedHashMap<>();
  private final Map<String, Integer> phases = new LinkedHashMap<>();
  final int cardsAt;
  final int numbersAt;
  final int cellsAt;
  final int measuresAt;
  private final int featureCount;

  public EngineEncoding(Engine<S> engine, S state) {
    this.engine = engine;
    config = state.config();
    stateType = state.getClass();
    Cards some = state.cards();
    cards = some == null ? null : some.layout();
    cardFeatures = cards == null ? null : Featured.of(cards, null);
    Numbers counted = state.numbers();
    numbers = counted == null ? null : counted.layout();
    numberFeatures = numbers == null ? null : Featured.of(numbers, cardFeatures);
    cells = List.copyOf(Kernel.get().cellLayouts(state));
    actions = engine.rules.actionSet(state);
    FeatureWriter naming = FeatureWriter.naming();
    engine.rules.writeFeatures(state, naming);
    measures = naming.entries();
    engine.game.decisionKinds().forEach(kind -> kinds.put(kind, kinds.size()));
    engine.game.phases().forEach(phase -> phases.put(phase.id(), phases.size()));
    cardsAt = kinds.size() + config.seats().size() + phases.size();
    numbersAt = cardsAt + (cardFeatures == null ? 0 : cardFeatures.size());
    cellsAt = numbersAt + (numberFeatures == null ? 0 : numberFeatures.size());
    measuresAt = cellsAt + cells.stream().mapToInt(layout -> Featured.of(layout, null).size()).sum();
    featureCount = measuresAt + measures.size();
    grids = naming.grids().stream()
        .map(grid -> new FeatureGrid(grid.name(), measuresAt + grid.first(), grid.rows(), grid.columns())).toList();
    for (FeatureGrid grid : grids) {
      if (grid.first() + grid.rows() * grid.columns() > featureCount) {
        throw new IllegalStateException(engine.game.id() + " must write all " + grid.rows() + " by " + grid.columns()
            + " entries of the grid " + grid.name());
      }
    }
  }

  /** Returns whether a match of the same game object has this encoding: its setup and content are equal. */
  boolean fits(S state) {
    return misfit(engine, state) == null;
  }

  /**
   * Returns why a match does not have this encoding, or null if it does. The match may come from any game object: the
   * id and version of the game, the setup and the declarations of the content decide.
   */
  @Nullable String misfit(Engine<?> other, State<?> state) {
    if (other != engine) {
      if (!other.game.id().equals(engine.game.id())) {
        return "it is a match of " + other.game.id();
      }
      if (!other.game.version().equals(engine.game.version())) {
        return "it is of version " + other.game.version() + " of the game";
      }
      if (state.getClass() != stateType) {
        return "its game was loaded by another class loader";
      }
    }
    MatchConfig agreed = state.config();
    if (agreed != config && agreed.seats().size() != config.seats().size()) {
      return "it has " + agreed.seats().size() + " seats";
    }
    if (agreed.options() != config.options() && !agreed.options().equals(config.options())) {
      return "its options are " + agreed.options();
    }
    return isLike(state) && isLike(own(other).rules.actionSet(own(state))) ? null : "its content is different";
  }

  /** Returns whether cards, numbers and cells are equivalent. */
  private boolean isLike(State<?> state) {
    Cards some = state.cards();
    if (some == null || cards == null ? some != null || cards != null : !some.layout().isEquivalentTo(cards)) {
      return false;
    }
    Numbers counted = state.numbers();
    if (counted == null || numbers == null ? counted != null || numbers != null : !isLike(counted.layout())) {
      return false;
    }
    List<SecretNumberLayout> others = Kernel.get().cellLayouts(state);
    for (int i = 0; i < cells.size(); i++) {
      if (others.size() != cells.size() || !others.get(i).isEquivalentTo(cells.get(i))) {
        return false;
      }
    }
    return others.size() == cells.size();
  }

  /** Returns whether another layout has equal entries: groups declared for each match are equal only to themselves. */
  private boolean isLike(NumberLayout other) {
    if (numbers == null || other.isEquivalentTo(numbers)) {
      return numbers != null;
    }
    return features(other).size() == features(numbers).size() && named(other).equals(named(numbers));
  }

  private List<Feature> named(NumberLayout layout) {
    List<Feature> entries = new ArrayList<>();
    features(layout).name(entries);
    return entries;
  }

  private Features<Numbers> features(NumberLayout layout) {
    return Featured.of(layout, cardFeatures);
  }

  private boolean isLike(@Nullable ActionSet known) {
    return known == actions || known != null && actions != null && known.count() == actions.count()
        && known.keywords().equals(actions.keywords());
  }

  /** Returns the state of a match that fits. */
  @SuppressWarnings("unchecked") // it is of the same class
  S own(State<?> state) {
    return (S) state;
  }

  /** Returns the engine of a match that fits. */
  @SuppressWarnings("unchecked") // its states are of the same class
  Engine<S> own(Engine<?> other) {
    return (Engine<S>) other;
  }

  /** Returns the place of a kind of decision among the first entries, -1 if the game does not declare it. */
  public int kind(Question<S> question) {
    return kinds.getOrDefault(question.kind(), NONE);
  }

  public int seatsAt() {
    return kinds.size();
  }

  int phase(S state) {
    Integer place = phases.get(engine.phase(state).id());
    return kinds.size() + config.seats().size() + (place == null ? 0 : place);
  }

  @Override
  public int featureCount() {
    return featureCount;
  }

  @Override
  public List<Feature> features() {
    List<Feature> entries = new ArrayList<>(featureCount);
    engine.game.decisionKinds().forEach(kind -> entries.add(new Feature("decision " + kind, 0, 1)));
    config.seats().forEach(seat -> entries.add(new Feature("asked " + seat.id(), 0, 1)));
    engine.game.phases().forEach(phase -> entries.add(new Feature("phase " + phase.id(), 0, 1)));
    if (cardFeatures != null) {
      cardFeatures.name(entries);
    }
    if (numberFeatures != null) {
      numberFeatures.name(entries);
    }
    cells.forEach(layout -> Featured.of(layout, null).name(entries));
    entries.addAll(measures);
    return List.copyOf(entries);
  }

  @Override
  public Observation observation(Viewer viewer) {
    int seats = config.seats().size();
    if (viewer instanceof Seat seat && (seat.index() < 0 || seat.index() >= seats)) {
      throw new IllegalArgumentException(seat + " is none of the " + seats + " seats of this setup");
    }
    return new EngineObservation<>(this, viewer, viewer instanceof Seat seat ? seat.index() : seats);
  }

  @Override
  public int distinctActionCount() {
    return own() + 2;
  }

  private int own() {
    return actions == null ? 0 : actions.count();
  }

  @Override
  public int actionIndex(Action action) {
    Objects.requireNonNull(action, "action must not be null");
    int number = numberOf(action);
    if (number != NONE) {
      return number;
    }
    throw new IllegalArgumentException(actions == null ? config.game().id() + " does not number its actions"
        : Quoting.quoted(action.notation()) + " is of another game or setup");
  }

  private int numberOf(Action action) {
    int number = actions == null ? NONE : actions.indexOf(action);
    return number != NONE ? number : action == Pass.PASS ? own() : action == Done.DONE ? own() + 1 : NONE;
  }

  @Override
  public int[] coordinates(Action action) {
    return actions == null || actionIndex(action) >= own() ? new int[0] : actions.coordinates(action);
  }

  @Override
  public int[] history(Perspective perspective) {
    Objects.requireNonNull(perspective, "perspective must not be null");
    if (!(perspective instanceof EnginePerspective<?> known)) {
      throw new IllegalArgumentException("a perspective must be one of " + this + ", was one of " + perspective.game().id());
    }
    String misfit = misfit(known.engine(), known.known());
    if (misfit != null) {
      throw new IllegalArgumentException("the perspective must have the encoding of " + this + "; " + misfit);
    }
    List<PastDecision> decisions = perspective.pastDecisions();
    int[] numbers = new int[2 * decisions.size()];
    for (int i = 0; i < decisions.size(); i++) {
      Action action = decisions.get(i).action();
      numbers[2 * i] = decisions.get(i).seat().index();
      numbers[2 * i + 1] = action == null ? NONE : numberOf(action);
    }
    return numbers;
  }

  @Override
  public List<FeatureGrid> grids() {
    return grids;
  }

  @Override
  public String notation(int number) {
    Objects.checkIndex(number, distinctActionCount());
    return number == own() ? Pass.PASS.notation() : number == own() + 1 ? Done.DONE.notation()
        : Objects.requireNonNull(actions).notation(number);
  }

  @Override
  public List<String> verbs() {
    Stream<String> besides = engine.rules.anytimeActions().stream().map(Action::notation);
    return actions == null ? List.of() : Stream.concat(Encoding.super.verbs().stream(), besides).sorted().toList();
  }

  @Override
  public String toString() {
    return featureCount + " entries and " + distinctActionCount() + " actions of " + config.game().id();
  }
}
