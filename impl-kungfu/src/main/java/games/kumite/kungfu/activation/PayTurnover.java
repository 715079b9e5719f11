package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** The choice whether 1 Chi keeps the turn after two failures (D-16, KF-ACT-23, KF-RUL-90). */
enum PayTurnover implements ActorChoice {
  TURNOVER;

  private static final EventType SAVED = EventType.of("turnover-saved", "KF-VIP-05f").seat("who");
  private static final EventType IGNORED = EventType.of("turnover-paid", "KF-ACT-23").seat("who");
  private static final EventType TURNOVER_CAME = EventType.of("turnover", "KF-ACT-22").seat("who");

  /** Returns whether a grateful Celebrity saves a gang from its first turnover (KF-VIP-05f). */
  static boolean isSaved(Fight fight) {
    int gang = fight.get(Num.ACTIVE);
    if (fight.gang(gang, Num.THANKS) == 0) {
      return false;
    }
    fight.gang(gang, Num.THANKS, fight.gang(gang, Num.THANKS) - 1);
    fight.tell(SAVED, fight.seat(gang));
    return true;
  }

  @Override
  public String kind() {
    return "turnover";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return fight.seat(fight.get(Num.ACTIVE)); // the figure may be neutral by now (KF-VIP-10b)
  }

  @Override
  public boolean answersItself() {
    return true; // who has no Chi cannot pay
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    out.add(fight.actions().of(Word.ACCEPT));
    out.add(fight.actions().of(Word.PAY), Chi.refusal(fight, fight.get(Num.ACTIVE), 1, Price.TURNOVER));
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    int gang = fight.get(Num.ACTIVE);
    if (((VerbAction) action).verb() == Word.ACCEPT) {
      fight.tell(TURNOVER_CAME, fight.seat(gang));
      return activation;
    }
    Chi.spend(fight, gang, 1);
    fight.tell(IGNORED, fight.seat(gang));
    return new Activation(activation.figure(), 0, 0, activation.mode(), activation.course());
  }
}
