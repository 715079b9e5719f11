package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts that are due at one moment, each at its own place, and the ones among them that the group has to order
 * (DEC-35, BT-RUL-133). A view of one state, for as long as that does not change.
 */
public final class PendingTexts {

  /**
   * A text.
   *
   * @param place the place among those that may be due, from 0 to 63
   * @param parts the parts that have yet to happen
   * @param on the occasion
   */
  private record Text(int place, List<Part> parts, EffectContext on) {

    boolean changes(GameState state) {
      return EffectImpact.changes(state, parts, on);
    }

    /** Returns whether it makes no difference which of two is carried out. */
    boolean isAlike(Text other) {
      return parts.equals(other.parts)
          && (on.owner() == other.on.owner() || parts.stream().noneMatch(part -> part.isFor(EffectTarget.OWNER)))
          && (on.source() == other.on.source() || parts.stream().noneMatch(Text::dependsOnSource)); // BT-DIE-10
    }

    /** Returns the missing conditions of a text without effect. */
    int lacks() {
      int lacks = 0;
      for (Part part : parts) {
        lacks |= Bearing.of(part.each()) | (part.scope() == EffectDuration.IF_MOVED ? Bearing.PLACES : 0);
        for (Effect effect : part.effects()) {
          lacks |= Bearing.of(effect.target()) | (effect.verb() instanceof InstantWord word ? word.bearing().lacks() : 0);
        }
      }
      return lacks;
    }

    /** Returns the possible changes by the text. */
    int brings(GameState state) {
      int brings = 0;
      for (Part part : parts) {
        for (Effect effect : part.effects()) {
          brings |= !part.scope().isDuration() && effect.verb() instanceof InstantWord word ? word.brings(state, effect) : 0;
        }
      }
      return brings;
    }

    private static boolean dependsOnSource(Part part) {
      return part.effects().stream().anyMatch(effect -> effect.verb() instanceof InstantWord word && word.dependsOnSource());
    }
  }

  private final GameState trouble;
  private final List<Text> texts = new ArrayList<>();

  /** Creates an empty list of due texts. */
  public PendingTexts(GameState state) {
    this.trouble = state;
  }

  /** Adds a text at a place, with its occasion. */
  public void add(int place, List<Part> parts, EffectContext on) {
    texts.add(new Text(place, parts, on));
  }

  /**
   * Returns the texts that the group has to order: only texts that do not commute need an order. Leaves out texts
   * without effect, and sets of texts with the same result in any order: those that only take health and chi and bring
   * no hero to 0, or only heal.
   *
   * @return bits of their places
   */
  public long ordered() {
    List<Text> live = live();
    long all = 0;
    long losses = 0;
    long heals = 0;
    boolean isPlain = true;
    int[] lost = new int[trouble.seats()];
    for (Text text : live) {
      long bit = 1L << text.place;
      all |= bit;
      switch (HealthOnlyTexts.nature(text.parts)) {
        case LOSS -> {
          losses |= bit;
          HealthOnlyTexts.addLosses(trouble, text.parts, text.on, lost);
        }
        case HEAL -> heals |= bit;
        case ASIDE -> { }
        case OTHER -> isPlain = false;
      }
    }
    // losses and heals meet at 10 health
    isPlain &= (losses == 0 || heals == 0) && HealthOnlyTexts.isSurvived(trouble, lost);
    return isPlain ? all & ~losses & ~heals : all;
  }

  /** Returns the texts that have an effect by themselves, and those that one of these may enable. */
  private List<Text> live() {
    List<Text> live = new ArrayList<>();
    List<Text> idle = new ArrayList<>();
    for (Text text : texts) {
      (text.changes(trouble) ? live : idle).add(text);
    }
    int brought = 0;
    for (int i = 0; i < live.size() && !idle.isEmpty(); i++) {
      brought |= live.get(i).brings(trouble);
      for (int k = idle.size() - 1; k >= 0; k--) {
        if ((idle.get(k).lacks() & brought) != 0) {
          live.add(idle.remove(k));
        }
      }
    }
    return live;
  }

  /**
   * Returns the first of each kind of text; equivalent ones are interchangeable.
   *
   * @return bits of their places
   */
  public long distinct() {
    long distinct = 0;
    for (int i = 0; i < texts.size(); i++) {
      boolean isNew = true;
      for (int before = 0; before < i; before++) {
        isNew &= !texts.get(before).isAlike(texts.get(i));
      }
      distinct |= isNew ? 1L << texts.get(i).place : 0;
    }
    return distinct;
  }
}
