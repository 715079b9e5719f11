package games.kumite.journey.action;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Area;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.EffectWord;
import java.util.List;
import java.util.function.ToIntFunction;

/** A word that turns the spinner after a spin. Immutable. */
public final class SpinWord extends EffectWord {

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new SpinWord(EffectRow.of("setSpin", EffectForm.AREA, EffectPlacement.SPUN).with(Trait.SINGLE),
          it -> ((Effect.SetSpin) it).area() == Area.WHITE ? Meditate.WHITE : Meditate.BLACK));

  final ToIntFunction<Effect> area;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param area the area that the spinner shows after an effect
   */
  SpinWord(EffectRow row, ToIntFunction<Effect> area) {
    super(row);
    this.area = area;
  }
}
