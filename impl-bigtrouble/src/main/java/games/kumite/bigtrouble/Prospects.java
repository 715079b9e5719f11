package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/** How likely the heroes are to win. */
final class Prospects {

  static final int FEATURES = 24;
  static double[] one = new double[FEATURES];
  static double[] two = new double[FEATURES];

  private Prospects() {}

  /** The chance of winning, 0 to 1. */
  static double of(Trouble trouble) {
    double[] f = new double[FEATURES];
    features(trouble, f);
    double[] w = trouble.get(Num.ACT) == 1 ? one : two;
    double z = 0;
    for (int i = 0; i < FEATURES; i++) {
      z += w[i] * f[i];
    }
    return 1 / (1 + Math.exp(-z));
  }

  static void features(Trouble t, double[] f) {
    int n = t.seats();
    f[0] = 1;
    f[1] = n == 1 ? 1 : 0;
    f[2] = n == 3 ? 1 : 0;
    f[3] = n == 4 ? 1 : 0;
    double level = 0;
    double dice = 0;
    double owned = 0;
    double epic = 0;
    double items = 0;
    double health = 0;
    double hells = 0;
    for (int s = 0; s < n; s++) {
      level += t.seat(s, Num.LEVEL) - 1 + t.seat(s, Num.CHI) / 10.0;
      dice += t.seat(s, Num.DICE) - 3;
      owned += Integer.bitCount(t.seat(s, Num.OWNED));
      epic += Integer.bitCount(t.seat(s, Num.EPIC));
      health += t.seat(s, Num.HEALTH);
      hells += t.cards().isEmpty(t.zones().kept[s]) ? 0 : 1;
      for (int k = 0; k < ItemKind.COUNT; k++) {
        items += t.items(s, k);
      }
    }
    f[4] = level / n / 5;
    f[5] = dice / n / 2;
    f[6] = owned / n / 4;
    f[7] = epic / n / 4;
    f[8] = items / n / 3;
    f[9] = health / n / 10;
    f[10] = hells / n;
    f[11] = t.get(Num.THREAT) / 20.0;
    f[12] = Integer.bitCount(t.get(Num.HARD)) / 7.0;
    if (t.get(Num.ACT) == 1) {
      f[13] = t.get(Num.AUDACITY) / 20.0;
      f[14] = t.cards().count(t.zones().mainDone) / (n + 1.0);
      f[15] = f[4] * f[11];
      f[16] = t.horde().size() / 20.0;
    } else {
      int lp = t.loPan();
      boolean flesh = t.get(Num.FLESH) == 1;
      double left = t.boss(lp, Num.BOSS_HEALTH);
      f[13] = left / 7;
      f[14] = flesh ? 1 : 0;
      f[15] = Math.max(0, t.terms().players.keys() - t.get(Num.KEYS)) / 3.0;
      f[16] = left * f[11] / 7;
      f[17] = f[15] * f[11];
      int space = t.boss(lp, Num.BOSS_SPACE);
      double near = 0;
      int most = 99;
      for (int s = 0; s < n; s++) {
        int d = space < 0 || t.seat(s, Num.SPACE) < 0 ? 12 : Math.min(12, t.terms().lairOpen.distance(Way.GATEWAYS, t.seat(s, Num.SPACE), space));
        near += d;
        most = Math.min(most, d);
      }
      f[18] = near / n / 12;
      f[19] = most / 12.0;
      f[20] = t.horde().size() / 10.0;
      f[21] = (1 - f[11]) * f[4];
      f[22] = f[11] * f[11];
      f[23] = f[18] * f[11];
    }
  }
}
