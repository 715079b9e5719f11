package games.kumite.bigtrouble.level;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.Reward;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DEC-05: the reward of the level that a hero has reached. If none of its kinds can be carried out, the player is not
 * asked and the hero gains nothing (BT-UPG-17).
 *
 * @param player the seat of the player
 * @param level the level that was reached: the hero may have reached another since (BT-RUL-30)
 * @param cause the interrupted procedure
 */
public record LevelReward(int player, int level, Cause cause) implements Question<Trouble> {

  private static final Refusal IMPOSSIBLE = new Refusal("BT-UPG-17", "reward-impossible");
  private static final EventType DIE = EventType.of("die-gained", "BT-UPG-04").seat("who");

  @Override
  public void run(Trouble trouble) {
    for (Reward kind : kinds(trouble)) {
      if (refusal(trouble, kind) == null) {
        Question.super.run(trouble);
        return;
      }
    }
    Chi.rewarded(trouble, player); // BT-UPG-17: nothing is gained
  }

  private List<Reward> kinds(Trouble trouble) {
    return trouble.content().level(level).rewards();
  }

  private @Nullable Refusal refusal(Trouble trouble, Reward kind) {
    int owned = trouble.seat(player, Num.OWNED);
    boolean isPossible = switch (kind) {
      case UPGRADE -> Integer.bitCount(owned & (1 << Upgrade.SET) - 1) < Upgrade.SET;
      case FLIP -> (owned & ~trouble.seat(player, Num.EPIC)) != 0;
      case DIE -> trouble.seat(player, Num.DICE) < Dice.MAX_DICE; // BT-RUL-30
    };
    return isPossible ? null : IMPOSSIBLE;
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (Reward kind : kinds(trouble)) { // BT-UPG-03
      out.add(trouble.terms().actions.of(Word.REWARD, kind.ordinal()), refusal(trouble, kind));
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), player, level, cause.words(trouble));
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    Chi.rewarded(trouble, player);
    switch (Reward.values()[((VerbAction) action).first()]) {
      case UPGRADE -> trouble.ask(new NewUpgrade(player, cause));
      case FLIP -> trouble.ask(new EpicFlip(player, cause));
      case DIE -> gainDie(trouble);
    }
  }

  /** Gives the hero a die, which is rolled at once in the hero's own turn (BT-UPG-06). */
  private void gainDie(Trouble trouble) {
    trouble.setSeat(player, Num.DICE, trouble.seat(player, Num.DICE) + 1);
    trouble.tell(DIE, player);
    if (trouble.get(Num.ACTIVE) == player) {
      int place = 0;
      while (trouble.seat(player, Num.FACES + place) != 0) {
        place++;
      }
      List<Attribute> faces = trouble.content().dice().action();
      int face = trouble.roll("action", player, faces.size());
      trouble.setSeat(player, Num.FACES + place, faces.get(face - 1).ordinal() + 1);
      trouble.tell(trouble.terms().tidings.actionDie, player, place + 1, faces.get(face - 1).ordinal());
    }
  }
}
