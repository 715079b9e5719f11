package games.kumite.spi.engine.learn;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Observation;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.match.EnginePerspective;
import games.kumite.spi.engine.match.MatchTranslation;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.features.FeatureReader;
import games.kumite.spi.features.Featured;
import games.kumite.spi.features.Features;
import games.kumite.spi.learn.FeatureWriter;
import games.kumite.spi.numbers.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The observation of one viewer: an array that is filled again and again. */
public final class EngineObservation<S extends State<S>> implements Observation {

  private static final int NONE = -1;

  private final EngineEncoding<S> encoding;
  private final Viewer viewer;
  private final int index;
  private final float[] values;
  private final @Nullable FeatureReader<Cards> cards;
  private final @Nullable FeatureReader<Numbers> numbers;
  private final List<FeatureReader<SecretNumbers>> cells = new ArrayList<>();
  private final FeatureWriter measures;
  private @Nullable MatchConfig fitting;
  private Engine<S> fittingEngine;
  private int kind = NONE;
  private int asked = NONE;
  private int phase = NONE;

  public EngineObservation(EngineEncoding<S> encoding, Viewer viewer, int index) {
    this.encoding = encoding;
    fittingEngine = encoding.engine;
    this.viewer = viewer;
    this.index = index;
    values = new float[encoding.featureCount()];
    cards = encoding.cardFeatures == null ? null
        : encoding.cardFeatures.reader(index, values, encoding.cardsAt, null);
    numbers = encoding.numberFeatures == null ? null
        : encoding.numberFeatures.reader(index, values, encoding.numbersAt, cards);
    int at = encoding.cellsAt;
    for (SecretNumberLayout layout : encoding.cells) {
      Features<SecretNumbers> features = Featured.of(layout, null);
      cells.add(features.reader(index, values, at, null));
      at += features.size();
    }
    measures = FeatureWriter.filling(values, encoding.measuresAt, encoding.measures.size());
  }

  @Override
  public Viewer observer() {
    return viewer;
  }

  @Override
  public float[] of(Match match) {
    Objects.requireNonNull(match, "match must not be null");
    Match told = match instanceof MatchTranslation translated ? translated.original() : match;
    if (!(told instanceof EngineMatch<?> played)) {
      throw new IllegalArgumentException("a match must be one of " + encoding + ", was one of " + match.game().id());
    }
    played.requireWhole();
    S state = fitting(played.engine(), played.state());
    Question<S> question = Kernel.get().question(state);
    if (question == null) {
      return fill(state, null, NONE);
    }
    int seat = question.seat(state);
    if (seat == index) {
      return fill(state, question, seat);
    }
    Question<S> seen = PendingDecision.seenBy(question, index);
    return fill(state, seen, seen.isWindow() ? NONE : seat);
  }

  @Override
  public float[] of(Perspective perspective) {
    Objects.requireNonNull(perspective, "perspective must not be null");
    if (!(perspective instanceof EnginePerspective<?> known)) {
      throw new IllegalArgumentException(
          "a perspective must be one of " + encoding + ", was one of " + perspective.game().id());
    }
    S state = fitting(known.engine(), known.known());
    if (known.index() != index) {
      throw new IllegalArgumentException("the perspective must be that of " + viewer + ", was that of " + known.viewer());
    }
    Question<S> question = Kernel.get().question(state);
    return fill(state, question, question == null ? NONE : known.isAsked() ? index
        : question.isWindow() ? NONE : question.seat(state));
  }

  /** Returns the state, if its match has this encoding. */
  private S fitting(Engine<?> engine, State<?> state) {
    if (state.config() != fitting || engine != fittingEngine) {
      String misfit = encoding.misfit(engine, state);
      if (misfit != null) {
        throw new IllegalArgumentException("the match or perspective must have the encoding of " + encoding + "; " + misfit);
      }
      fitting = state.config();
      fittingEngine = encoding.own(engine);
    }
    return encoding.own(state);
  }

  private float[] fill(S state, @Nullable Question<S> question, int seat) {
    kind = mark(kind, question == null ? NONE : encoding.kind(question));
    asked = mark(asked, seat < 0 ? NONE : encoding.seatsAt() + seat);
    phase = mark(phase, encoding.phase(state));
    Cards dealt = state.cards();
    if (cards != null && dealt != null) {
      cards.read(dealt);
    }
    Numbers counted = state.numbers();
    if (numbers != null && counted != null) {
      numbers.read(counted);
    }
    if (!cells.isEmpty()) {
      readCells(state);
    }
    fittingEngine.rules.writeFeatures(state, measures);
    int measured = measures.end();
    if (measured != encoding.measures.size()) {
      throw new IllegalStateException("the rules measured " + measured + " entries, and named "
          + encoding.measures.size());
    }
    return values;
  }

  private int mark(int before, int now) {
    if (before != now) {
      if (before >= 0) {
        values[before] = 0;
      }
      if (now >= 0) {
        values[now] = 1;
      }
    }
    return now;
  }

  private void readCells(S state) {
    for (int i = 0; i < cells.size(); i++) {
      for (HiddenPart hidden : Kernel.get().hidden(state)) {
        if (hidden instanceof SecretNumbers some && some.layout().isEquivalentTo(encoding.cells.get(i))) {
          cells.get(i).read(some);
        }
      }
    }
  }
}
