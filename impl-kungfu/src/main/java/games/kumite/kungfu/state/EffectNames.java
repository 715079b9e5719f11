package games.kumite.kungfu.state;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The effects of attacks as numbers and words, for actions, steps and events. */
public final class EffectNames {

  private static final List<Effect> ALL = all();
  private static final int DISARMS = Stick.values().length;
  private static final int[] PLAIN = numbers(Effect.Plain.values());
  private static final int[] MISHAPS = numbers(Effect.Mishap.values());

  private EffectNames() {}

  private static List<Effect> all() {
    List<Effect> all = new ArrayList<>();
    for (Stick stick : Stick.values()) {
      all.add(new Effect.Recoil(stick));
    }
    for (Effect.Fate fate : Effect.Fate.values()) {
      all.add(new Effect.Disarm(fate));
    }
    all.addAll(List.of(Effect.Plain.values()));
    all.addAll(all.indexOf(Effect.Plain.VIBRATIONS), List.of(Effect.Mishap.values()));
    return List.copyOf(all);
  }

  private static int[] numbers(Effect[] effects) {
    return Stream.of(effects).mapToInt(ALL::indexOf).toArray();
  }

  /** Returns the number of an effect. */
  public static int of(Effect effect) {
    if (effect instanceof Effect.Plain plain) {
      return PLAIN[plain.ordinal()];
    }
    if (effect instanceof Effect.Mishap mishap) {
      return MISHAPS[mishap.ordinal()];
    }
    return effect instanceof Effect.Disarm disarm ? DISARMS + disarm.weapon().ordinal() : ((Effect.Recoil) effect).stick().ordinal();
  }

  /** Returns the effect of a number. */
  public static Effect effect(int number) {
    return ALL.get(number);
  }

  /** Returns the word of a number. */
  public static String word(int number) {
    Effect effect = ALL.get(number);
    if (effect instanceof Effect.Recoil recoil) {
      return "recoil-" + Texts.word(recoil.stick());
    }
    return effect instanceof Effect.Disarm disarm ? "disarm-" + Texts.word(disarm.weapon()) : Texts.word((Enum<?>) effect);
  }

  /** Returns a display text for an announced effect: its name and its cost. */
  public static String told(GameState state, int number, int points) {
    Texts texts = state.config().texts();
    return texts.text("prompt.reduce.effect", texts.text("word." + word(number)), points);
  }

  /** Returns how many effects there are. */
  public static int count() {
    return ALL.size();
  }

  /** Returns all words, in the order of the numbers. */
  public static String[] words() {
    String[] words = new String[ALL.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = word(i);
    }
    return words;
  }
}
