package games.kumite.tmnt.effect;

import games.kumite.spi.content.Grammar.Found;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.ConditionParser;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.EffectWord;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.TextPlace;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.FaceWord;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.ResolvedCondition;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A word of the effect vocabulary. One object says all of it: how it is written, where it may stand, what it means for the
 * face of a card and what it does. Immutable.
 */
public class CardWord implements FaceWord {

  /** The execution of an effect. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect for the card that is being played; its text, user and target are those of the step. */
    void execute(GameState state, Effect effect, EffectInterpreter on);
  }

  /** The addition of an effect to a face. */
  @FunctionalInterface
  public interface Filler {

    /** Adds an effect to a face. */
    void fill(Face face, Effect effect, ResolvedCondition need);
  }

  private final String word;
  private final EffectVerb asked;
  private final String pattern;
  private final BiFunction<EffectWord, Found, Effect> reader;
  private final Set<TextPlace> places;
  private final @Nullable PlayTime time;
  private final @Nullable Filler filler;
  private final @Nullable Execution execution;

  /**
   * Creates a word.
   *
   * @param word the word
   * @param arguments a regular expression for what follows it
   * @param reader creates the effect of a text
   * @param places the places at which it may stand
   * @param filler adds it to a face, where it counts all the time; null if it never does
   * @param execution carries it out; null if it is not carried out with others of its card
   */
  public CardWord(String word, String arguments, BiFunction<EffectWord, Found, Effect> reader, Set<TextPlace> places,
      @Nullable Filler filler, @Nullable Execution execution) {
    this(word, arguments, reader, places, null, filler, execution);
  }

  /**
   * Creates a word with a time of play of its own, at which a One-Shot with it is played.
   *
   * @param time the time of play
   */
  CardWord(String word, String arguments, BiFunction<EffectWord, Found, Effect> reader, PlayTime time, Set<TextPlace> places,
      @Nullable Execution execution) {
    this(word, arguments, reader, places, time, null, execution);
  }

  private CardWord(String word, String arguments, BiFunction<EffectWord, Found, Effect> reader, Set<TextPlace> places,
      @Nullable PlayTime time, @Nullable Filler filler, @Nullable Execution execution) {
    this.word = word;
    this.asked = Arrays.stream(EffectVerb.values()).filter(verb -> verb.name().equals(word)).findFirst()
        .orElse(EffectVerb.OTHER);
    this.pattern = word + arguments;
    this.reader = reader;
    this.places = places;
    this.time = time;
    this.filler = filler;
    this.execution = execution;
  }

  /** Returns some places. */
  public static Set<TextPlace> at(TextPlace first, TextPlace... more) {
    return Collections.unmodifiableSet(EnumSet.of(first, more));
  }

  @Override
  public final void fill(Face face, Effect effect, ResolvedCondition need) {
    if (filler != null) {
      filler.fill(face, effect, need);
    } else {
      FaceWord.super.fill(face, effect, need);
    }
  }

  /** Carries out an effect. */
  final void execute(GameState state, Effect effect, EffectInterpreter on) {
    if (execution == null) {
      throw new IllegalStateException(word + " is not carried out here");
    }
    execution.execute(state, effect, on);
  }

  @Override
  public final String word() {
    return word;
  }

  @Override
  public final EffectVerb asked() {
    return asked;
  }

  @Override
  public final String pattern() {
    return pattern;
  }

  @Override
  public Effect read(Found found, ConditionParser conditions) {
    return reader.apply(this, found);
  }

  @Override
  public final Set<TextPlace> places() {
    return places;
  }

  @Override
  public boolean isUnbranched() {
    return time != null;
  }

  @Override
  public Set<PlayTime> times(CardType type) {
    return time != null && type == CardType.ONE_SHOT ? EnumSet.of(time) : FaceWord.super.times(type);
  }

  @Override
  public final String toString() {
    return word;
  }
}
