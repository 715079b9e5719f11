package games.kumite.spi.samples.discduel;

import games.kumite.api.Action;
import org.jspecify.annotations.Nullable;

/** Pushes the own disc to a point. Two pushes to one point are equal, whatever their aim. */
final class Push implements Action {

  private final Point to;
  private final Aim aim;

  Push(Point to, Aim aim) {
    this.to = to;
    this.aim = aim;
  }

  Point to() {
    return to;
  }

  @Override
  public String notation() {
    return "push " + to.x() + " " + to.y();
  }

  @Override
  public String label() {
    return DuelTexts.TEXTS.text("label.push." + aim.key(), String.valueOf(to.x()), String.valueOf(to.y()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Push push && push.to.equals(to);
  }

  @Override
  public int hashCode() {
    return to.hashCode();
  }

  @Override
  public String toString() {
    return notation();
  }
}
