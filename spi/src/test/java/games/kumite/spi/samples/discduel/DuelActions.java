package games.kumite.spi.samples.discduel;

import games.kumite.api.Action;
import games.kumite.spi.learn.ActionSet;
import java.util.List;

/** The actions of the disc duel; all points to which a disc may be pushed share a number. */
enum DuelActions implements ActionSet {
  ALL;

  private static final ActionSet OTHERS =
      ActionSet.of(List.of(BraceWindow.Brace.BRACE, FollowUp.Answer.FOLLOW, FollowUp.Answer.STAY));

  @Override
  public int count() {
    return 1 + OTHERS.count();
  }

  @Override
  public int indexOf(Action action) {
    int other = OTHERS.indexOf(action);
    return action instanceof Push ? 0 : other < 0 ? other : 1 + other;
  }

  @Override
  public int[] coordinates(Action action) {
    return action instanceof Push push ? new int[] {push.to().x(), push.to().y()} : new int[0];
  }

  @Override
  public String notation(int number) {
    return number == 0 ? "push *" : OTHERS.notation(number - 1);
  }
}
